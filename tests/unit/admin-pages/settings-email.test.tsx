import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsRoutes } from '@/admin-pages/settings/routes';
import type { Settings } from '@/survey-model';
import type { Answer, SeenRequest } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import { granted, printAdminData, proLicense } from '../support/licenses';
import { renderAt } from '../support/render';
import { WIDGET_SETTINGS } from '../support/settings';

const SETTINGS: Settings = {
	...WIDGET_SETTINGS,
	create_edit_surveys: [ 'administrator' ],
	view_results: [ 'administrator' ],
	delete_surveys: [ 'administrator' ],
};

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
const recipients = () => screen.getByRole( 'textbox', { name: 'Recipients' } );
const save = () => screen.getByRole( 'button', { name: 'Save Settings' } );

/** Opens a tab on a site that answers a request as `own` does, or as usual. */
async function open(
	tab: string,
	stored: Partial< Settings > = {},
	own: ( request: SeenRequest ) => Answer | undefined = () => undefined
) {
	printAdminData( { is_pro: true, roles: [] } );
	const { requests } = fakeServer( ( request ): Answer => {
		const answer = own( request );
		if ( answer !== undefined ) {
			return answer;
		}
		if ( request.path.endsWith( '/admin-ajax.php' ) ) {
			return granted( proLicense() );
		}
		const sent = ( request.body as { settings?: object } | undefined )
			?.settings;
		return { body: { ...SETTINGS, ...stored, ...sent } };
	} );
	renderAt( `/${ tab }`, <SettingsRoutes /> );
	await pass( 20 );
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		posts: () =>
			requests
				.filter(
					( { method, path } ) =>
						method === 'POST' && ! path.endsWith( '.php' )
				)
				.map( ( { path, body } ) => [ path, body ] ),
	};
}

const SETTINGS_PATH = expect.stringMatching( /\/settings$/ );

describe( 'the tab Email', () => {
	it( '[STG-03] has recipients with an error style, both templates, a header image of 300x100 and a test mail', async () => {
		const { user, posts } = await open( 'email', {}, ( { path } ) =>
			path.endsWith( '/settings/test-email' )
				? { body: { address: 'me@example.org' } }
				: undefined
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Send a test email' } )
		);
		await pass( 20 );
		expect( posts() ).toHaveLength( 1 );
		expect(
			screen.getByRole( 'group', { name: 'Header Image' } )
		).toHaveTextContent( 'Recommended size: 300x100 or smaller.' );
		await user.click( screen.getByRole( 'radio', { name: 'Plain' } ) );
		await user.click( screen.getByRole( 'radio', { name: 'HTML' } ) );
		await user.type( recipients(), ', nonsense' );
		await user.tab();
		await pass( 200 );
		expect( recipients() ).toBeInvalid();
		expect( recipients().closest( '.is-invalid' ) ).toBeVisible();
	} );

	it( '[STG-03~] stores the recipients', async () => {
		const { user, posts } = await open( 'email' );
		expect( recipients() ).toHaveValue( 'admin@example.org' );
		await user.clear( recipients() );
		await user.type( recipients(), 'jo@example.org, ann@example.org' );
		await user.click( save() );
		await pass( 20 );
		expect( posts() ).toEqual( [
			[
				SETTINGS_PATH,
				{
					settings: {
						notifications_recipients:
							'jo@example.org, ann@example.org',
					},
				},
			],
		] );
	} );

	it( '[STG-03~] marks recipients that are no addresses once the field was left', async () => {
		const { user } = await open( 'email' );
		await user.type( recipients(), ', nonsense' );
		expect( recipients() ).toBeValid();
		await user.tab();
		await pass( 200 );
		expect( recipients() ).toBeInvalid();
		expect( recipients() ).toHaveAccessibleDescription(
			'Enter email addresses, separated by commas.'
		);
		await user.type( recipients(), '@example.org' );
		expect( recipients() ).toBeValid();
	} );

	it( '[STG-03~] shows at the field which address the server refused', async () => {
		const message = '“jo@bücher.example” is not an email address.';
		const { user } = await open( 'email', {}, ( { method, path } ) =>
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
		await user.type( recipients(), ', jo@b' );
		await user.click( save() );
		await pass( 20 );
		expect( recipients() ).toBeInvalid();
		expect( recipients() ).toHaveAccessibleDescription( message );
	} );

	it( '[STG-03~] stores the template, and offers a header image for HTML only', async () => {
		const { user, posts } = await open( 'email' );
		expect( screen.getByRole( 'radio', { name: 'HTML' } ) ).toBeChecked();
		expect(
			screen.getByRole( 'group', { name: 'Header Image' } )
		).toHaveAccessibleDescription(
			/^Recommended size: 300x100 or smaller\./
		);
		await user.click( screen.getByRole( 'radio', { name: 'Plain' } ) );
		expect(
			screen.queryByRole( 'group', { name: 'Header Image' } )
		).toBeNull();
		await user.click( save() );
		await pass( 20 );
		expect( posts() ).toEqual( [
			[ SETTINGS_PATH, { settings: { summaries_html_template: false } } ],
		] );
	} );

	it( '[STG-03~] removes the header image', async () => {
		const { user, posts } = await open( 'email', {
			notifications_header_image: 'https://site.test/logo.png',
		} );
		expect(
			screen.getByRole( 'img', { name: 'Header image' } )
		).toHaveAttribute( 'src', 'https://site.test/logo.png' );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove the header image' } )
		);
		await user.click( save() );
		await pass( 20 );
		expect( posts() ).toEqual( [
			[ SETTINGS_PATH, { settings: { notifications_header_image: '' } } ],
		] );
	} );

	it( '[NOT-06~] lists who has unsubscribed, and subscribes one of them again at once, keeping unsaved changes', async () => {
		const { user, posts } = await open(
			'email',
			{ summaries_unsubscribed: [ 'jo@example.org', 'ann@example.org' ] },
			( { path } ) =>
				path.endsWith( '/settings/subscribe-again' )
					? { body: { unsubscribed: [ 'ann@example.org' ] } }
					: undefined
		);
		await user.type( recipients(), ', jo@example.org' );
		const card = () =>
			screen.getByRole( 'group', { name: 'Unsubscribed' } );
		await user.click(
			within( card() ).getByRole( 'button', {
				name: 'Subscribe again: jo@example.org',
			} )
		);
		await pass( 20 );
		expect( posts() ).toEqual( [
			[
				expect.stringMatching( /\/settings\/subscribe-again$/ ),
				{ address: 'jo@example.org' },
			],
		] );
		expect( card() ).not.toHaveTextContent( 'jo@example.org' );
		expect( card() ).toHaveTextContent( 'ann@example.org' );
		expect( recipients() ).toHaveValue(
			'admin@example.org, jo@example.org'
		);
	} );

	it( 'says when somebody could not be subscribed again', async () => {
		const { user } = await open(
			'email',
			{ summaries_unsubscribed: [ 'jo@example.org' ] },
			( { path } ) =>
				path.endsWith( '/settings/subscribe-again' )
					? refusal( 503, 'busy', 'The database is busy.' )
					: undefined
		);
		const button = () =>
			screen.getByRole( 'button', {
				name: 'Subscribe again: jo@example.org',
			} );
		await user.click( button() );
		await pass( 20 );
		expect( button() ).toBeEnabled();
		expect( button() ).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );

	const sendTest = () =>
		screen.getByRole( 'button', { name: 'Send a test email' } );
	const notice = { selector: '.components-notice *' };

	it( '[STG-03~] sends a test email and says to whom', async () => {
		const { user, posts } = await open( 'email', {}, ( { path } ) =>
			path.endsWith( '/settings/test-email' )
				? { body: { address: 'me@example.org' } }
				: undefined
		);
		await user.dblClick( sendTest() );
		await pass( 20 );
		expect( posts() ).toEqual( [
			[ expect.stringMatching( /\/settings\/test-email$/ ), {} ],
		] );
		expect(
			screen.getByText( /accepted the email to me@example\.org/, notice )
		).toBeVisible();
	} );

	it( '[STG-03~] shows what the mail server said', async () => {
		const message =
			'The email could not be sent. The mail server said: 550 <b>No</b> such user';
		const { user } = await open( 'email', {}, ( { path } ) =>
			path.endsWith( '/settings/test-email' )
				? refusal( 424, 'userfeedback_test_email_failed', message )
				: undefined
		);
		await user.click( sendTest() );
		await pass( 20 );
		expect( screen.getByText( message, notice ) ).toBeVisible();
		expect( sendTest() ).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( '[STG-03~] tests saved settings only', async () => {
		const { user, posts } = await open( 'email' );
		await user.click( screen.getByRole( 'radio', { name: 'Plain' } ) );
		await user.click( sendTest() );
		await pass( 20 );
		expect( posts() ).toEqual( [] );
		expect( screen.getByText( /^Save your changes first/ ) ).toBeVisible();
	} );

	it( 'has no card for those who unsubscribed while nobody has', async () => {
		await open( 'email' );
		expect(
			screen.queryByRole( 'group', { name: 'Unsubscribed' } )
		).toBeNull();
	} );
} );
