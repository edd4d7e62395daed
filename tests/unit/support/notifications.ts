import type { InboxList, InboxNotification } from '@/survey-model';
import type { Answer, SeenRequest } from './fake-server';

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
