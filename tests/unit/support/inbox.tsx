import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from '@/components/page';
import type { InboxList, InboxNotification } from '@/survey-model';
import { fakeServer } from './fake-server';
import type { Answer, SeenRequest } from './fake-server';
import { printAdminData } from './licenses';
import { renderAt } from './render';

/** A notification as the server sends it. */
export function notification(
	id: string,
	changes: Partial< InboxNotification > = {}
): InboxNotification {
	return {
		id,
		category: 'tip',
		icon: 'lightbulb',
		title: `Title of ${ id }`,
		content: `Content of ${ id }`,
		active_from: '2026-11-20T10:00:00Z',
		buttons: [],
		...changes,
	};
}

/** A button of a notification. */
export function button(
	changes: Partial< InboxNotification[ 'buttons' ][ number ] >
): InboxNotification[ 'buttons' ][ number ] {
	return {
		type: 'link',
		text: 'Go',
		url: '',
		is_external: false,
		class: '',
		action: '',
		...changes,
	};
}

/** A site that keeps what was dismissed. */
export function inboxServer( items: InboxNotification[] ) {
	const dismissed = new Set< string >();
	const list = (): InboxList => ( {
		notifications: items.filter( ( { id } ) => ! dismissed.has( id ) ),
		dismissed: items.filter( ( { id } ) => dismissed.has( id ) ),
		view_url:
			'http://localhost/wp-admin/admin.php?page=userfeedback_surveys',
		sidebar_url:
			'http://localhost/wp-admin/admin.php?page=userfeedback_surveys&open=userfeedback_notifications',
	} );
	return ( { method, path, body }: SeenRequest ): Answer => {
		const one = /notifications\/([a-z0-9-]+)\/dismiss$/.exec( path )?.[ 1 ];
		if ( method === 'POST' && one === 'all' ) {
			( body as { ids: string[] } ).ids.forEach( ( id ) =>
				dismissed.add( id )
			);
		} else if ( method === 'POST' && one !== undefined ) {
			dismissed.add( one );
		}
		return { body: method === 'GET' ? list() : { success: true } };
	};
}

/** A screen whose user has so many notifications, before the drawer is opened. */
export function openScreen(
	handler: ( request: SeenRequest ) => Answer,
	notification_count: number
) {
	const server = fakeServer( handler );
	printAdminData( { notification_count } );
	return {
		...server,
		...renderAt( '/', <Page title="Surveys">…</Page> ),
	};
}

/** The button of the drawer, which is behind it while it is open. */
export function toggle(): HTMLElement {
	return screen.getByRole( 'button', {
		name: /^Notifications/,
		hidden: true,
	} );
}

export async function openDrawer(): Promise< HTMLElement > {
	await userEvent.click( toggle() );
	return screen.findByRole( 'dialog', { name: 'Inbox' } );
}
