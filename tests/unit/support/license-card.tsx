import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsRoutes } from '@/admin-pages/settings/routes';
import type { License } from '@/stores/license/types';
import type { Answer, SeenRequest } from './fake-server';
import { fakeServer } from './fake-server';
import { actionOf, granted, printAdminData } from './licenses';
import { renderAt } from './render';

/** Lets time pass, as jest counts it. */
export const pass = ( ms: number ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );

/** A field for a key. */
export const field = ( name = 'License key' ) =>
	screen.getByRole( 'textbox', { name } );

export const button = ( name: string ) =>
	screen.queryByRole( 'button', { name } );

/** What the snackbars say. */
export const toasts = (): ( string | null )[] =>
	[ ...document.querySelectorAll( '.components-snackbar__content' ) ].map(
		( toast ) => toast.firstChild?.textContent ?? null
	);

/** What is said below the field to be going on. */
export const goingOn = () =>
	document.querySelector( '.userfeedback-license__work' )?.textContent;

/** Opens the general tab of a site with a license; what it answers to all but the first question is up to a test. */
export async function openGeneral(
	license: License,
	answer: ( request: SeenRequest ) => Answer = () => 'silence',
	data: Parameters< typeof printAdminData >[ 0 ] = {}
) {
	printAdminData( { ...license, ...data } );
	let current = license;
	const { requests } = fakeServer( ( request ) => {
		if ( actionOf( request ) === 'userfeedback_vue_get_license' ) {
			return granted( current );
		}
		return answer( request );
	} );
	renderAt( '/general', <SettingsRoutes /> );
	await pass( 20 );
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		requests,
		become: ( next: License ) => ( current = next ),
		sent: () =>
			requests.filter(
				( request ) =>
					actionOf( request ) !== 'userfeedback_vue_get_license'
			),
	};
}
