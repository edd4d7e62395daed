import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsRoutes } from '@/admin-pages/settings/routes';
import type { PluginList } from '@/stores/plugins/types';
import type { Answer, SeenRequest } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import { actionOf, denied, granted, printAdminData } from '../support/licenses';
import { automator, pluginList } from '../support/plugins';
import { renderAt } from '../support/render';
import { WIDGET_SETTINGS } from '../support/settings';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const pass = ( ms = 20 ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

/** The list on a site where the automation plugin is so far. */
const at = ( step: 1 | 2 | 3, changes: Partial< PluginList > = {} ) => ( {
	...pluginList(
		[ automator( { installed: step > 1, active: step > 1 } ) ],
		step
	),
	...changes,
} );

const steps = () =>
	within( screen.getByRole( 'group', { name: 'Automation' } ) ).getAllByRole(
		'listitem'
	);
const step = ( number: number ) =>
	within( steps()[ number - 1 ] as HTMLElement );
const wizard = () =>
	step( 2 ).queryByRole( 'link', { name: 'Open the setup wizard' } );
const recipe = () =>
	step( 3 ).queryByRole( 'link', { name: 'Create a recipe' } );
const install = () =>
	step( 1 ).getByRole( 'button', { name: 'Install and activate' } );

/** Opens the tab; `lists` are answered one after the other, the last one again and again. */
async function open(
	lists: readonly PluginList[],
	answers: Partial< Record< string, Answer > > = {}
) {
	printAdminData();
	const work: string[] = [];
	let asked = 0;
	fakeServer( ( request: SeenRequest ) => {
		if ( ! request.path.endsWith( '/admin-ajax.php' ) ) {
			return { body: WIDGET_SETTINGS };
		}
		const action = actionOf( request );
		if ( action === 'userfeedback_get_plugins' ) {
			return granted( lists[ Math.min( asked++, lists.length - 1 ) ] );
		}
		work.push( action );
		return (
			answers[ action ] ??
			granted( {
				plugin: automator( {
					installed: true,
					active: action === 'userfeedback_activate_plugin',
				} ),
			} )
		);
	} );
	renderAt( '/integrations', <SettingsRoutes /> );
	await pass();
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		work,
	};
}

describe( 'the Integrations tab', () => {
	it( '[AUT-01~] has no Save Settings button; the other tabs have one', async () => {
		const { user } = await open( [ at( 1 ) ] );
		const save = () =>
			screen.queryByRole( 'button', { name: 'Save Settings' } );
		expect( save() ).toBeNull();
		await user.click( screen.getByRole( 'link', { name: 'Widget' } ) );
		await pass();
		expect( save() ).toBeVisible();
	} );

	it( '[AUT-01~] begins with step 1 until the plugin is active: steps 2 and 3 are disabled', async () => {
		await open( [ at( 1 ) ] );
		expect( steps() ).toHaveLength( 3 );
		expect( steps()[ 0 ] ).toHaveAttribute( 'aria-current', 'step' );
		expect( install() ).toBeEnabled();
		expect( wizard() ).toBeNull();
		expect( recipe() ).toBeNull();
		for ( const name of [ 'Open the setup wizard', 'Create a recipe' ] ) {
			expect( screen.getByRole( 'button', { name } ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			);
		}
	} );

	it( '[AUT-01~] enables step 2 alone while the plugin is active, but not set up', async () => {
		await open( [ at( 2 ) ] );
		expect( steps()[ 1 ] ).toHaveAttribute( 'aria-current', 'step' );
		expect( step( 1 ).getByText( 'Done' ) ).toBeVisible();
		expect( wizard() ).toHaveAttribute(
			'href',
			expect.stringContaining( 'page=uncanny-automator-setup-wizard' )
		);
		expect( recipe() ).toBeNull();
	} );

	it( '[AUT-01~] enables step 3 alone once the plugin is set up', async () => {
		await open( [ at( 3 ) ] );
		expect( steps()[ 2 ] ).toHaveAttribute( 'aria-current', 'step' );
		expect( step( 2 ).getByText( 'Done' ) ).toBeVisible();
		expect( wizard() ).toBeNull();
		expect( recipe() ).toHaveAttribute(
			'href',
			expect.stringContaining( 'post-new.php?post_type=uo-recipe' )
		);
	} );

	it( '[AUT-01~] installs and activates the plugin, and goes on with step 2', async () => {
		const { user, work } = await open( [ at( 1 ), at( 2 ) ] );
		await user.click( install() );
		await pass();
		expect( work ).toEqual( [
			'userfeedback_install_plugin',
			'userfeedback_activate_plugin',
		] );
		expect( wizard() ).toBeVisible();
		expect(
			screen.getByText( 'Uncanny Automator has been activated!', {
				selector: '.components-snackbar *',
			} )
		).toBeInTheDocument();
	} );

	it( '[AUT-01~] only activates a plugin that is installed', async () => {
		const { user, work } = await open( [
			at( 1, { plugins: [ automator( { installed: true } ) ] } ),
			at( 3 ),
		] );
		await user.click( screen.getByRole( 'button', { name: 'Activate' } ) );
		await pass();
		expect( work ).toEqual( [ 'userfeedback_activate_plugin' ] );
		expect( recipe() ).toBeVisible();
	} );

	it( '[AUT-01~] says why the plugin could not be installed, and activates nothing', async () => {
		const { user, work } = await open( [ at( 1 ) ], {
			userfeedback_install_plugin: denied( 'The disk is full.' ),
		} );
		await user.click( install() );
		await pass();
		expect(
			step( 1 ).getByText( 'The disk is full.', { exact: false } )
		).toBeVisible();
		expect( work ).toEqual( [ 'userfeedback_install_plugin' ] );
		expect( install() ).toBeEnabled();
	} );

	it( '[AUT-01~] offers activating a plugin that could be installed, but not activated', async () => {
		const { user } = await open( [ at( 1 ) ], {
			userfeedback_activate_plugin: denied( 'PHP is too old.' ),
		} );
		await user.click( install() );
		await pass();
		expect(
			step( 1 ).getByText( 'PHP is too old.', { exact: false } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Activate' } )
		).toBeEnabled();
	} );

	it.each( [
		[ 'installed', { can_install: false }, false ],
		[ 'installed and activated', { can_activate: false }, false ],
		[ 'activated', { can_activate: false }, true ],
	] )(
		'[AUT-01~] says whom to ask where plugins may not be %s',
		async ( _, rights, installed ) => {
			await open( [
				at( 1, { plugins: [ automator( { installed } ) ], ...rights } ),
			] );
			expect( step( 1 ).queryByRole( 'button' ) ).toBeNull();
			expect(
				step( 1 ).getByText( /Ask .* Automator\.$/ )
			).toBeVisible();
		}
	);

	it( '[AUT-01~] learns that the wizard was finished in another tab', async () => {
		await open( [ at( 2 ), at( 3 ) ] );
		expect( recipe() ).toBeNull();
		act( () => {
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		} );
		await pass();
		expect( recipe() ).toBeVisible();
	} );

	it( 'can be loaded again after an error', async () => {
		let isDown = true;
		printAdminData();
		fakeServer( ( request ) => {
			if ( ! request.path.endsWith( '/admin-ajax.php' ) ) {
				return { body: WIDGET_SETTINGS };
			}
			return isDown
				? refusal( 500, 'internal_error', 'Broken.' )
				: granted( at( 1 ) );
		} );
		renderAt( '/integrations', <SettingsRoutes /> );
		await pass( 5000 );
		isDown = false;
		const user = userEvent.setup( {
			advanceTimers: jest.advanceTimersByTime,
		} );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await pass();
		expect( install() ).toBeEnabled();
	} );

	it( '[NOT-04~] says where webhooks are', async () => {
		await open( [ at( 1 ) ] );
		expect(
			screen.getByRole( 'link', { name: 'Go to your surveys' } )
		).toHaveAttribute( 'href', 'admin.php?page=userfeedback_surveys' );
	} );
} );
