import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsRoutes } from '@/admin-pages/settings/routes';
import type { FeatureState } from '@/stores/features';
import type { Settings } from '@/survey-model';
import type { Answer, SeenRequest } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import { granted, printAdminData, proLicense } from '../support/licenses';
import { renderAt } from '../support/render';
import { WIDGET_SETTINGS } from '../support/settings';

const ROLES = [
	{ key: 'administrator', name: 'Administrator', forced: true },
	{ key: 'editor', name: 'Editor', forced: false },
	{ key: 'author', name: 'Author', forced: false },
];

const SETTINGS: Settings = {
	...WIDGET_SETTINGS,
	create_edit_surveys: [ 'administrator', 'editor' ],
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

const list = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );

const box = ( group: string, role: string ) =>
	list( group ).getByRole( 'checkbox', { name: role } );

const save = () => screen.getByRole( 'button', { name: 'Save Settings' } );

function settingsSite( { method, path, body }: SeenRequest ): Answer {
	if ( path.endsWith( '/admin-ajax.php' ) ) {
		return granted( proLicense() );
	}
	return {
		body:
			method === 'POST'
				? { ...SETTINGS, ...( body as { settings: object } ).settings }
				: SETTINGS,
	};
}

async function open(
	server: ( request: SeenRequest ) => Answer = settingsSite,
	lock?: FeatureState
) {
	printAdminData( {
		is_pro: true,
		roles: ROLES,
		...( lock && { features: { 'access-roles': lock } } ),
	} );
	const { requests } = fakeServer( server );
	renderAt( '/access', <SettingsRoutes /> );
	await pass( 20 );
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		saves: () =>
			requests.filter(
				( { method, path } ) =>
					method === 'POST' && path.endsWith( '/settings' )
			),
	};
}

describe( 'access by role', () => {
	it( '[STG-04~] shows the permissions; roles that manage the site always have all of them', async () => {
		await open();
		expect( box( 'Create and edit surveys', 'Editor' ) ).toBeChecked();
		expect(
			box( 'View results and responses', 'Editor' )
		).not.toBeChecked();
		for ( const group of [
			'Create and edit surveys',
			'View results and responses',
			'Delete surveys and responses',
		] ) {
			const always = box( group, 'Administrator (always)' );
			expect( always ).toBeChecked();
			expect( always ).toBeDisabled();
		}
	} );

	it( '[STG-04~] saves the changes, and shows that at the top for five seconds', async () => {
		const { user, saves } = await open();
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( box( 'View results and responses', 'Author' ) );
		await user.click( save() );
		await pass( 20 );
		expect( saves().map( ( { body } ) => body ) ).toEqual( [
			{ settings: { view_results: [ 'administrator', 'author' ] } },
		] );
		const saved = { selector: '.components-notice *' };
		expect( screen.getByText( 'Settings saved.', saved ) ).toBeVisible();
		expect( window.scrollTo ).toHaveBeenCalledWith( 0, 0 );
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
		await pass( 4900 );
		expect( screen.getByText( 'Settings saved.', saved ) ).toBeVisible();
		await pass( 200 );
		expect( screen.queryByText( 'Settings saved.', saved ) ).toBeNull();
	} );

	it( 'retries a failed save once, however often that is requested', async () => {
		let isDown = true;
		const { user, saves } = await open( ( request ) =>
			request.method === 'POST' && isDown ? null : settingsSite( request )
		);
		await user.click( box( 'View results and responses', 'Author' ) );
		await user.click( save() );
		await pass( 20 );
		isDown = false;
		await user.dblClick(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await pass( 20 );
		expect( saves() ).toHaveLength( 2 );
	} );

	it( 'counts as unchanged when a role is removed and added again, in any stored order', async () => {
		const { user } = await open( ( request ) =>
			request.path.endsWith( '/settings' )
				? {
						body: {
							...SETTINGS,
							create_edit_surveys: [
								'administrator',
								'author',
								'editor',
							],
						},
					}
				: settingsSite( request )
		);
		const author = box( 'Create and edit surveys', 'Author' );
		await user.click( author );
		expect( save() ).not.toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( author );
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( '[STG-04~] stays on the page and names the field that the server has refused', async () => {
		const { user } = await open( ( request ) =>
			request.method === 'POST' && request.path.endsWith( '/settings' )
				? refusal( 400, 'userfeedback_settings_invalid', 'No.', [
						{
							field: 'settings.view_results[1]',
							code: 'unknown_role',
							message: 'There is no role “author” on this site.',
						},
					] )
				: settingsSite( request )
		);
		await user.click( box( 'View results and responses', 'Author' ) );
		await user.click( save() );
		await pass( 20 );
		expect(
			screen.getByText( 'Please fix errors on this page.', {
				selector: '.components-notice *',
			} )
		).toBeVisible();
		expect(
			screen.getByRole( 'group', { name: 'View results and responses' } )
		).toHaveAccessibleDescription(
			'There is no role “author” on this site.'
		);
		expect( box( 'View results and responses', 'Author' ) ).toBeChecked();
		await user.click( box( 'View results and responses', 'Author' ) );
		expect( screen.queryByText( /There is no role/ ) ).toBeNull();
	} );

	it( 'offers a retry when it could not be saved', async () => {
		let isDown = true;
		const { user, saves } = await open( ( request ) =>
			request.method === 'POST' &&
			request.path.endsWith( '/settings' ) &&
			isDown
				? null
				: settingsSite( request )
		);
		await user.click( box( 'Delete surveys and responses', 'Editor' ) );
		await user.click( save() );
		await pass( 20 );
		isDown = false;
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await pass( 20 );
		expect( saves() ).toHaveLength( 2 );
		expect(
			screen.getByText( 'Settings saved.', {
				selector: '.components-notice *',
			} )
		).toBeVisible();
	} );

	it( '[STG-04~] [GAT-03~] shows the stored values, changes nothing below its plan, and opens the upgrade', async () => {
		const { user } = await open( settingsSite, {
			decision: 'upgrade',
			plan: 'plus',
			plans: [ 'plus', 'pro', 'elite' ],
			addon: null,
			title: 'Access by role',
		} );
		expect( box( 'Create and edit surveys', 'Editor' ) ).toBeChecked();
		expect( box( 'Create and edit surveys', 'Editor' ) ).toBeDisabled();
		await user.click(
			screen.getByRole( 'button', { name: 'Upgrade to Plus' } )
		);
		expect(
			within( screen.getByRole( 'dialog' ) )
				.getByRole( 'link', { name: /^Upgrade to Plus/ } )
				.getAttribute( 'href' )
		).toBe(
			'https://shop.test/pricing/?utm_source=liteplugin&utm_medium=settings&utm_campaign=locked-feature&utm_content=access-roles'
		);
	} );

	it( 'shows an error when it cannot be loaded', async () => {
		await open( ( request ) =>
			request.path.endsWith( '/settings' )
				? refusal( 500, 'x', 'It broke.' )
				: settingsSite( request )
		);
		expect( screen.getByText( 'It broke.' ) ).toBeVisible();
	} );
} );

describe( 'the tabs of the settings', () => {
	it( '[STG-01~] begin with the general tab, and each has a route', async () => {
		printAdminData( proLicense() );
		fakeServer( settingsSite );
		renderAt( '/', <SettingsRoutes /> );
		await pass( 20 );
		expect( window.location.hash ).toBe( '#/general' );
		expect(
			screen.getByRole( 'link', { name: 'General' } )
		).toHaveAttribute( 'aria-current', 'page' );
		expect(
			screen.getByRole( 'link', { name: 'Access' } )
		).toHaveAttribute( 'href', '#/access' );
	} );

	it( '[STG-01~] show a link back for an unknown route', async () => {
		printAdminData();
		fakeServer( settingsSite );
		renderAt( '/nowhere', <SettingsRoutes /> );
		expect(
			screen.getByRole( 'link', { name: 'Back to Settings' } )
		).toHaveAttribute( 'href', '#/general' );
	} );

	async function goTo( route: string ): Promise< void > {
		await act( async () => {
			window.location.hash = route;
			await jest.advanceTimersByTimeAsync( 50 );
		} );
	}

	it( 'keep unsaved changes when another tab is shown', async () => {
		const { user } = await open();
		await user.click( box( 'View results and responses', 'Author' ) );
		await goTo( '/general' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( save() ).not.toHaveAttribute( 'aria-disabled', 'true' );
		await goTo( '/access' );
		expect( box( 'View results and responses', 'Author' ) ).toBeChecked();
	} );

	it( 'ask before unsaved changes are lost', async () => {
		const { user } = await open();
		await user.click( box( 'View results and responses', 'Author' ) );
		await goTo( '/nowhere' );
		expect(
			screen.getByRole( 'dialog', { name: 'Leave without saving?' } )
		).toBeVisible();
		await user.click(
			screen.getByRole( 'button', { name: 'Leave without saving' } )
		);
		await pass( 50 );
		await goTo( '/access' );
		expect(
			box( 'View results and responses', 'Author' )
		).not.toBeChecked();
	} );
} );
