import { act, screen, waitFor, within } from '@testing-library/react';
import { reloadPage } from '@/lib/reload-page';
import type { KnownPlugin } from '@/stores/plugins/types';
import { openEditor, sentSurvey, site } from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { actionOf, denied, granted } from '../support/licenses';
import { analytics, pluginList } from '../support/plugins';

jest.mock( '@/lib/reload-page' );

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( reloadPage ).mockClear();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const pass = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );

const toggle = () =>
	screen.findByRole( 'checkbox', { name: 'Enable tracking' } );

const toast = ( text: string ) =>
	screen.findByText( text, { selector: '.components-snackbar *' } );

interface Opened {
	/** The names of the requests that may change something, in order: `save` or an admin-ajax action. */
	work: () => string[];
}

/** Opens the settings of survey 7 on a site with this plugin. */
async function openTracking(
	plugin: KnownPlugin,
	answers: Partial< Record< string, Answer > > = {},
	route = '/edit/7/settings'
) {
	const seen: string[] = [];
	const opened = await openEditor( ( request: SeenRequest ) => {
		if ( ! request.path.endsWith( '/admin-ajax.php' ) ) {
			if ( request.method === 'POST' ) {
				seen.push( 'save' );
				return answers[ 'save' ] ?? site( request );
			}
			return site( request );
		}
		const action = actionOf( request );
		if ( action === 'userfeedback_get_plugins' ) {
			return granted( pluginList( [ plugin ] ) );
		}
		seen.push( action );
		return (
			answers[ action ] ??
			granted( {
				plugin: {
					...plugin,
					installed: true,
					active: action === 'userfeedback_activate_plugin',
				},
			} )
		);
	}, route );
	return { ...opened, work: () => seen } satisfies Opened;
}

describe( 'the tracking of a survey', () => {
	it( '[SET-01~] is on if an analytics plugin is active, without changing the survey', async () => {
		const { user, saves } = await openTracking(
			analytics( { installed: true, active: true } )
		);
		expect( await toggle() ).toBeChecked();
		expect( await toggle() ).toBeEnabled();
		// Going on saves only what was changed.
		await user.click(
			screen.getByRole( 'button', { name: 'Next Step: Notifications' } )
		);
		await pass( 10 );
		expect( window.location.hash ).toBe( '#/edit/7/notifications' );
		expect( saves() ).toEqual( [] );
	} );

	it.each( [ true, false ] )(
		'[SET-01~] is off while no analytics plugin is active (installed: %s)',
		async ( installed ) => {
			await openTracking( analytics( { installed } ) );
			expect( await toggle() ).not.toBeChecked();
			expect( await toggle() ).toBeDisabled();
		}
	);

	it( '[SET-01~] can be switched off while a plugin is active', async () => {
		const { user, saves } = await openTracking(
			analytics( { installed: true, active: true } )
		);
		await user.click( await toggle() );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await pass( 10 );
		expect(
			sentSurvey( saves()[ 0 ] as SeenRequest ).settings?.enable_tracking
		).toBe( false );
	} );
} );

describe( 'an analytics plugin', () => {
	it( '[SET-01~] is installed and then activated, and the page reloads 800 ms later', async () => {
		const { user, work } = await openTracking( analytics() );
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Install MonsterInsights',
			} )
		);
		expect( await toast( 'Installing ...' ) ).toBeInTheDocument();
		await pass( 1 );
		expect(
			await toast( 'MonsterInsights installed successfully!' )
		).toBeInTheDocument();
		await pass( 1 );
		expect(
			await toast( 'MonsterInsights has been activated!' )
		).toBeInTheDocument();
		expect( work() ).toEqual( [
			'userfeedback_install_plugin',
			'userfeedback_activate_plugin',
		] );
		expect( await toggle() ).toBeChecked();
		await waitFor( () => expect( reloadPage ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( '[SET-01~] is only activated if it is installed', async () => {
		const { user, work } = await openTracking(
			analytics( { installed: true } )
		);
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Activate MonsterInsights',
			} )
		);
		expect( await toast( 'Activating ...' ) ).toBeInTheDocument();
		await pass( 10 );
		expect( work() ).toEqual( [ 'userfeedback_activate_plugin' ] );
		expect( reloadPage ).not.toHaveBeenCalled();
		await pass( 780 );
		expect( reloadPage ).not.toHaveBeenCalled();
		await pass( 20 );
		expect( reloadPage ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[SET-01~] is installed after the survey was saved', async () => {
		const { user, work } = await openTracking(
			analytics(),
			{},
			'/edit/7/questions'
		);
		await user.type(
			screen.getAllByRole( 'textbox', {
				name: 'Title',
			} )[ 0 ] as HTMLElement,
			'!'
		);
		act( () => {
			window.location.hash = '#/edit/7/settings';
		} );
		await pass( 10 );
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Install MonsterInsights',
			} )
		);
		await pass( 10 );
		expect( work() ).toEqual( [
			'save',
			'userfeedback_install_plugin',
			'userfeedback_activate_plugin',
		] );
	} );

	it( '[SET-01~] is not activated if it could not be installed; the reason is shown', async () => {
		const { user, work } = await openTracking( analytics(), {
			userfeedback_install_plugin: denied( 'The disk is full.' ),
		} );
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Install MonsterInsights',
			} )
		);
		expect(
			await toast( 'There was an error installing MonsterInsights' )
		).toBeInTheDocument();
		expect(
			within(
				screen.getByRole( 'group', { name: 'Tracking' } )
			).getByText( 'The disk is full.', { exact: false } )
		).toBeInTheDocument();
		await pass( 2000 );
		expect( work() ).toEqual( [ 'userfeedback_install_plugin' ] );
		expect( reloadPage ).not.toHaveBeenCalled();
		expect(
			screen.getByRole( 'button', { name: 'Install MonsterInsights' } )
		).toBeEnabled();
	} );

	it( '[SET-01] that could not be activated is reported, and the page reloads 800 ms later', async () => {
		const { user } = await openTracking( analytics( { installed: true } ), {
			userfeedback_activate_plugin: denied( 'PHP is too old.' ),
		} );
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Activate MonsterInsights',
			} )
		);
		expect(
			await toast( 'There was an error activating MonsterInsights' )
		).toBeInTheDocument();
		await pass( 800 );
		expect( reloadPage ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not installed if the survey could not be saved', async () => {
		const { user, work } = await openTracking( analytics(), {
			save: refusal( 500, 'internal_error', 'Broken.' ),
		} );
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Start as a small tab' } )
		);
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Install MonsterInsights',
			} )
		);
		await pass( 1000 );
		expect( work() ).toEqual( [ 'save' ] );
	} );
} );
