import { act, screen, within } from '@testing-library/react';
import { getAdminData } from '@/stores/admin-data';
import { refusal } from '../support/fake-server';
import { granted, noLicense } from '../support/licenses';
import { openSettings as open, pass } from '../support/settings-site';

beforeEach( () => {
	jest.useFakeTimers();
	window.scrollTo = jest.fn();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const save = () => screen.getByRole( 'button', { name: 'Save Settings' } );
const choice = ( name: string ) => screen.getByRole( 'radio', { name } );

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

	it( '[STG-01~] are in the order of the specification', async () => {
		await open( '/misc' );
		const bar = screen.getByRole( 'navigation', { name: 'Settings' } );
		expect(
			within( bar )
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'General',
			'Widget',
			'Email',
			'Integrations',
			'Access',
			'Misc',
		] );
	} );

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
