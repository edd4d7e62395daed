import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddOnsRoutes } from '@/admin-pages/add-ons/routes';
import type { AddOn, AddOnList } from '@/stores/add-ons/types';
import type { License } from '@/stores/license/types';
import type { Answer, SeenRequest } from './fake-server';
import { fakeServer } from './fake-server';
import {
	actionOf,
	addOn,
	addOnList,
	denied,
	granted,
	printAdminData,
} from './licenses';
import { renderAt } from './render';

/** Lets time pass, as jest counts it. */
export const pass = ( ms: number ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );

/** The card of an add-on. */
export const card = ( title: string ) =>
	within( screen.getByRole( 'listitem', { name: title } ) );

/** The headings below the title of the page. */
export const titles = (): ( string | null )[] =>
	screen
		.getAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent );

/** What the snackbars say. */
export const toasts = (): ( string | null )[] =>
	[ ...document.querySelectorAll( '.components-snackbar__content' ) ].map(
		( toast ) => toast.firstChild?.textContent ?? null
	);

/** Opens the screen of a site with a license and these add-ons, which does what it is told to. */
export async function openAddOns(
	license: License,
	addOns: readonly AddOn[],
	{
		answer,
		...rights
	}: Partial< AddOnList > & {
		answer?: ( request: SeenRequest ) => Answer | undefined;
	} = {}
) {
	printAdminData( license );
	let current = addOns;
	const { requests } = fakeServer( ( request ) => {
		const { plugin = '' } = request.body as { plugin?: string };
		const become = ( changes: Partial< AddOn > ): Answer => {
			current = current.map( ( one ) =>
				one.slug === plugin || one.basename === plugin
					? { ...one, ...changes }
					: one
			);
			return granted( {
				addon: current.find(
					( { slug, basename } ) =>
						slug === plugin || basename === plugin
				),
			} );
		};
		const own = answer?.( request );
		if ( own !== undefined ) {
			return own;
		}
		switch ( actionOf( request ) ) {
			case 'userfeedback_vue_get_license':
				return granted( license );
			case 'userfeedback_get_addons':
				return granted( addOnList( current, rights ) );
			case 'userfeedback_install_addon':
				return become( { installed: true } );
			case 'userfeedback_activate_addon':
				return become( { active: true } );
			case 'userfeedback_deactivate_addon':
				return become( { active: false } );
			default:
				return denied( 'Unknown.' );
		}
	} );
	const { registry } = renderAt( '/', <AddOnsRoutes /> );
	await pass( 20 );
	return {
		registry,
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		changes: () =>
			requests
				.map( actionOf )
				.filter( ( action ) => ! action.includes( '_get_' ) ),
	};
}

/** One that is not installed, one that is not active, one that is. */
export const THREE = [
	addOn( { slug: 'behavior', title: 'Behavior' } ),
	addOn( { slug: 'branding', title: 'Branding', installed: true } ),
	addOn( {
		slug: 'heatmaps',
		title: 'Heatmaps',
		installed: true,
		active: true,
	} ),
];
