import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsRoutes } from '@/admin-pages/settings/routes';
import { getAdminData } from '@/stores/admin-data';
import type { Settings } from '@/survey-model';
import type { Answer, SeenRequest } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import {
	granted,
	noLicense,
	printAdminData,
	proLicense,
} from '../support/licenses';
import { renderAt } from '../support/render';
import { WIDGET_SETTINGS } from '../support/settings';

const SETTINGS: Settings = {
	...WIDGET_SETTINGS,
	create_edit_surveys: [ 'administrator' ],
	view_results: [ 'administrator' ],
	delete_surveys: [ 'administrator' ],
};

const JSON_TEXT = '{\n    "userfeedback": "0.7.0"\n}';

beforeEach( () => {
	jest.useFakeTimers();
	window.scrollTo = jest.fn();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const pass = ( ms: number ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );
const save = () => screen.getByRole( 'button', { name: 'Save Settings' } );
const choice = ( name: string ) => screen.getByRole( 'radio', { name } );

/** Opens a tab on a site with settings, which answers a request as `own` does, or as usual. */
async function open(
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

describe( 'the tab Misc', () => {
	it( '[STG-05~] has usage tracking off until it is turned on, and shows to the letter what would be sent', async () => {
		const { user, saves, gets } = await open( '/misc' );
		const toggle = screen.getByRole( 'checkbox', {
			name: 'Allow usage tracking',
		} );
		expect( toggle ).not.toBeChecked();
		expect( gets( '/settings/usage' ) ).toBe( 0 );
		const show = screen.getByRole( 'button', {
			name: 'Show what would be sent',
		} );
		expect( show ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( show );
		await pass( 20 );
		expect(
			screen.getByRole( 'region', { name: 'What would be sent' } )
				.textContent
		).toBe( JSON_TEXT );
		expect( screen.getByText( /^Nothing is sent/ ) ).toBeVisible();
		await user.click( toggle );
		await user.click( save() );
		await pass( 20 );
		expect( saves() ).toEqual( [
			{ settings: { allow_usage_tracking: true } },
		] );
	} );

	it( '[STG-05~] names the address to which it is sent', async () => {
		const { user } = await open( '/misc', ( { path } ) =>
			path.endsWith( '/settings/usage' )
				? { body: { address: 'https://u.test/x', json: JSON_TEXT } }
				: undefined
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Show what would be sent' } )
		);
		await pass( 20 );
		expect( screen.getByText( /https:\/\/u\.test\/x/ ) ).toBeVisible();
	} );

	it( '[STG-05~] says so when what would be sent cannot be loaded', async () => {
		const { user } = await open( '/misc', ( { path } ) =>
			path.endsWith( '/settings/usage' )
				? refusal( 500, 'x', 'It broke.' )
				: undefined
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Show what would be sent' } )
		);
		await pass( 20 );
		expect( screen.getByText( 'It broke.' ) ).toBeVisible();
	} );

	it( '[STG-05~] becomes none after 300 ms while automatic updates are unset, which is no change to save', async () => {
		await open( '/misc' );
		await pass( 260 );
		expect( choice( 'All (recommended)' ) ).not.toBeChecked();
		expect( choice( 'None' ) ).not.toBeChecked();
		await pass( 60 );
		expect( choice( 'None' ) ).toBeChecked();
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( '[STG-05~] stores which updates are automatic', async () => {
		const { user, saves } = await open( '/misc' );
		await user.click( choice( 'All (recommended)' ) );
		await user.click( save() );
		await pass( 320 );
		expect( saves() ).toEqual( [
			{ settings: { automatic_updates: 'all' } },
		] );
		expect( choice( 'All (recommended)' ) ).toBeChecked();
		await user.click( choice( 'Minor' ) );
		expect( choice( 'Minor' ) ).toBeChecked();
	} );

	it( '[STG-05~] says why this site is not updated automatically', async () => {
		await open( '/misc', undefined, {
			update_obstacle: 'Files are locked.',
		} );
		expect(
			screen.getByText( 'Files are locked.', {
				selector: '.components-notice *',
			} )
		).toBeVisible();
	} );

	it( 'names the connections to other servers, and reads them again after a save', async () => {
		const { user, gets } = await open( '/misc' );
		const state = ( title: string ) =>
			screen.getByRole( 'heading', { name: title, level: 3 } )
				.parentElement?.nextElementSibling?.textContent;
		await pass( 50 );
		expect( state( 'Web fonts' ) ).toBe( 'Off' );
		expect( state( 'Usage tracking' ) ).toBe( 'Off' );
		expect( gets( '/settings/connections' ) ).toBe( 1 );
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Allow usage tracking' } )
		);
		await user.click( save() );
		await pass( 50 );
		expect( state( 'Usage tracking' ) ).toBe( 'On' );
	} );
} );

describe( 'the settings', () => {
	const goTo = ( route: string ): Promise< void > =>
		act( async () => {
			window.location.hash = route;
			await jest.advanceTimersByTimeAsync( 50 );
		} );
	const current = () =>
		within( screen.getByRole( 'navigation', { name: 'Settings' } ) )
			.getAllByRole( 'link' )
			.filter( ( link ) => link.getAttribute( 'aria-current' ) )
			.map( ( { textContent } ) => textContent );

	it( '[STG-01] have the routes of the specification, with Save Settings on all tabs but Integrations; parameters keep the tab', async () => {
		await open( '/general' );
		const tabs = {
			general: 'General',
			widget: 'Widget',
			email: 'Email',
			integrations: 'Integrations',
			access: 'Access',
			misc: 'Misc',
		};
		for ( const [ name, title ] of Object.entries( tabs ) ) {
			for ( const query of [ '', '?open=userfeedback_notifications' ] ) {
				await goTo( `/${ name }${ query }` );
				expect( current() ).toEqual( [ title ] );
				expect( window.location.hash ).toBe( `#/${ name }${ query }` );
			}
			expect(
				screen.queryAllByRole( 'button', { name: 'Save Settings' } )
			).toHaveLength( name === 'integrations' ? 0 : 1 );
		}
	} );

	it( '[STG-01~] name the tab of a field that the server refused, and lead to it', async () => {
		const message = '“nonsense” is not an email address.';
		const { user } = await open( '/email', ( { method, path } ) =>
			method === 'POST' && path.endsWith( '/settings' )
				? refusal( 400, 'userfeedback_settings_invalid', 'No.', [
						{
							field: 'settings.notifications_recipients',
							code: 'invalid_email',
							message,
						},
					] )
				: undefined
		);
		const recipients = () =>
			screen.getByRole( 'textbox', { name: 'Recipients' } );
		await user.type( recipients(), ', nonsense' );
		await goTo( '/misc' );
		await user.click( save() );
		await pass( 20 );
		expect( current() ).toEqual( [ 'Misc' ] );
		const banner = screen
			.getByText( 'Please fix errors on this page.', {
				selector: '.components-notice p',
			} )
			.closest( '.components-notice' ) as HTMLElement;
		expect( window.scrollTo ).toHaveBeenCalledWith( 0, 0 );
		expect( banner ).toHaveTextContent( message );
		const link = within( banner ).getByRole( 'link', {
			name: 'Email: Recipients',
		} );
		expect( link ).toHaveAttribute( 'href', '#/email' );
		await user.click( link );
		await goTo( '/email' );
		expect( recipients() ).toHaveFocus();
		expect( recipients() ).toBeInvalid();
		await user.type( recipients(), '.example.org' );
		expect(
			screen.queryByRole( 'link', { name: 'Email: Recipients' } )
		).toBeNull();
	} );

	it( '[STG-01~] show a refusal of a setting that this version does not know, without a link', async () => {
		const { user } = await open( '/misc', ( { method, path } ) =>
			method === 'POST' && path.endsWith( '/settings' )
				? refusal( 400, 'userfeedback_settings_invalid', 'No.', [
						{
							field: 'settings.later_setting',
							code: 'x',
							message: 'Unknown.',
						},
					] )
				: undefined
		);
		await user.click( choice( 'Minor' ) );
		await user.click( save() );
		await pass( 20 );
		expect( screen.getByText( 'Unknown.' ) ).toBeVisible();
		expect( current() ).toEqual( [ 'Misc' ] );
	} );

	it( '[STG-01~] leave alone what was saved in another window', async () => {
		const { user, stored, saves } = await open( '/misc' );
		// Somebody else saves meanwhile.
		stored.notifications_recipients = 'else@example.org';
		stored.summaries_disabled = true;
		await user.click( choice( 'Minor' ) );
		await user.click( save() );
		await pass( 20 );
		expect( saves() ).toEqual( [
			{ settings: { automatic_updates: 'minor' } },
		] );
		expect(
			screen.getByRole( 'checkbox', { name: 'Send weekly summaries' } )
		).not.toBeChecked();
		await goTo( '/email' );
		expect(
			screen.getByRole( 'textbox', { name: 'Recipients' } )
		).toHaveValue( 'else@example.org' );
	} );
} );

describe( 'the tab General', () => {
	it( '[STG-08] has the license, on Lite an offer that stays closed for the user, and the wizard', async () => {
		const sent: unknown[] = [];
		const { user } = await open(
			'/general',
			( { path, body } ) => {
				if ( ! path.endsWith( '/admin-ajax.php' ) ) {
					return undefined;
				}
				sent.push( ( body as { action: string } ).action );
				return granted( noLicense() );
			},
			{
				...noLicense(),
				blurb_dismissed: false,
				pages: {
					...getAdminData().pages,
					welcome: 'https://s.test/welcome',
				},
			}
		);
		expect( screen.getByLabelText( /^License key/ ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Launch Setup Wizard' } )
		).toHaveAttribute( 'href', 'https://s.test/welcome' );
		const offer = 'Get more out of every answer';
		expect( screen.getByRole( 'heading', { name: offer } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		await pass( 20 );
		expect( screen.queryByRole( 'heading', { name: offer } ) ).toBeNull();
		expect( sent ).toContain( 'userfeedback_dismiss_settings_blurb' );
	} );

	it( '[STG-08~] opens the welcome page from the card of the setup wizard', async () => {
		await open( '/general', undefined, {
			pages: {
				...getAdminData().pages,
				welcome: 'https://s.test/wp-admin/admin.php?page=w',
			},
		} );
		const card = within(
			screen.getByRole( 'group', { name: 'Setup Wizard' } )
		);
		expect(
			card.getByRole( 'link', { name: 'Launch Setup Wizard' } )
		).toHaveAttribute( 'href', 'https://s.test/wp-admin/admin.php?page=w' );
	} );
} );
