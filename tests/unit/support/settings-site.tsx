import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsRoutes } from '@/admin-pages/settings/routes';
import type { Settings } from '@/survey-model';
import type { Answer, SeenRequest } from './fake-server';
import { fakeServer, refusal } from './fake-server';
import { granted, printAdminData, proLicense } from './licenses';
import { renderAt } from './render';
import { WIDGET_SETTINGS } from './settings';

const SETTINGS: Settings = {
	...WIDGET_SETTINGS,
	create_edit_surveys: [ 'administrator' ],
	view_results: [ 'administrator' ],
	delete_surveys: [ 'administrator' ],
};

/** What usage tracking would send. */
export const JSON_TEXT = '{\n    "userfeedback": "0.7.0"\n}';

/** Lets time pass. */
export const pass = ( ms: number ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );

/** Opens a tab on a site with settings, which answers a request as `own` does, or as usual. */
export async function openSettings(
	route: string,
	own: ( request: SeenRequest ) => Answer | undefined = () => undefined,
	printed: Parameters< typeof printAdminData >[ 0 ] = {}
) {
	printAdminData( { is_pro: true, roles: [], ...printed } );
	const stored: Settings = { ...SETTINGS };
	const { requests } = fakeServer( ( request ): Answer => {
		const answer = own( request );
		if ( answer !== undefined ) {
			return answer;
		}
		// The automation plugin cannot be looked at here.
		if (
			String( JSON.stringify( request.body ) ).includes( 'get_plugins' )
		) {
			return refusal( 500, 'x', 'Not here.' );
		}
		if ( request.path.endsWith( '/admin-ajax.php' ) ) {
			return granted( proLicense() );
		}
		if ( request.path.endsWith( '/settings/usage' ) ) {
			return { body: { address: '', json: JSON_TEXT } };
		}
		if ( request.path.endsWith( '/settings/connections' ) ) {
			const isOn = stored.allow_usage_tracking;
			return {
				body: {
					connections: [
						{
							name: 'fonts',
							title: 'Web fonts',
							text: 'F.',
							is_on: false,
						},
						{
							name: 'usage',
							title: 'Usage tracking',
							text: 'U.',
							is_on: isOn,
						},
					],
				},
			};
		}
		Object.assign(
			stored,
			( request.body as { settings?: object } | undefined )?.settings
		);
		return { body: { ...stored } };
	} );
	renderAt( route, <SettingsRoutes /> );
	await pass( 20 );
	return {
		stored,
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		saves: () =>
			requests
				.filter(
					( { method, path } ) =>
						method === 'POST' && path.endsWith( '/settings' )
				)
				.map( ( { body } ) => body ),
		gets: ( path: string ) =>
			requests.filter( ( request ) => request.path.endsWith( path ) )
				.length,
	};
}
