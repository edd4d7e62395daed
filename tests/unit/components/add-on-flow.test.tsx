import { act, fireEvent, screen } from '@testing-library/react';
import { AddOnFlow } from '@/components/add-on-flow';
import { reloadPage } from '@/lib/reload-page';
import type { Answer, SeenRequest } from '../support/fake-server';
import { fakeServer } from '../support/fake-server';
import {
	actionOf,
	addOn,
	denied,
	granted,
	printAdminData,
} from '../support/licenses';
import { renderAt } from '../support/render';

jest.mock( '@/lib/reload-page' );

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( reloadPage ).mockClear();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const pass = ( ms: number ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );

const dialog = () => screen.queryByRole( 'dialog' );

function start(
	installed: boolean,
	server: ( request: SeenRequest ) => Answer = () =>
		granted( { addon: addOn( { installed: true, active: true } ) } )
) {
	printAdminData( {
		add_ons: {
			behavior: {
				title: 'Behavior',
				basename: 'userfeedback-behavior/userfeedback-behavior.php',
				installed,
				active: false,
			},
		},
	} );
	const { requests } = fakeServer( server );
	const onClose = jest.fn();
	renderAt(
		'/',
		<>
			<AddOnFlow addOn="behavior" onClose={ onClose } />
		</>
	);
	return { requests, onClose };
}

describe( 'installing a missing add-on', () => {
	it( '[ADD-04~] installs and activates it, shows that, and reloads the page after a second', async () => {
		const { requests } = start( false );
		expect( dialog() ).toHaveAccessibleName( 'Installing Addon' );
		await pass( 1 );
		expect( dialog() ).toHaveAccessibleName( 'Activating Addon' );
		await pass( 1 );
		expect( dialog() ).toHaveAccessibleName( 'Addon Activated' );
		expect( requests.map( actionOf ) ).toEqual( [
			'userfeedback_install_addon',
			'userfeedback_activate_addon',
		] );
		await pass( 990 );
		expect( reloadPage ).not.toHaveBeenCalled();
		await pass( 20 );
		expect( reloadPage ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'closes if the user has unsaved work and declines the reload', async () => {
		const unsaved = ( event: Event ) => event.preventDefault();
		window.addEventListener( 'beforeunload', unsaved );
		const { onClose } = start( false );
		await pass( 1010 );
		// The browser has asked.
		expect( reloadPage ).toHaveBeenCalledTimes( 1 );
		expect( dialog() ).toHaveAccessibleName( 'Addon Activated' );
		expect( dialog() ).toHaveTextContent(
			'To use Behavior, save your changes and reload the page.'
		);
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Reload the page' } )
		);
		expect( reloadPage ).toHaveBeenCalledTimes( 2 );
		expect( onClose ).not.toHaveBeenCalled();
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Keep editing' } )
		);
		expect( onClose ).toHaveBeenCalledTimes( 1 );
		fireEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
		// It fades.
		await pass( 1000 );
		expect( onClose ).toHaveBeenCalledTimes( 2 );
		window.removeEventListener( 'beforeunload', unsaved );
	} );

	it( '[ADD-04~] only activates an installed add-on', async () => {
		const { requests } = start( true );
		expect( dialog() ).toHaveAccessibleName( 'Activating Addon' );
		await pass( 1 );
		expect( requests.map( ( { body } ) => body ) ).toEqual( [
			{
				action: 'userfeedback_activate_addon',
				nonce: 'nonce-activate',
				plugin: 'userfeedback-behavior/userfeedback-behavior.php',
			},
		] );
	} );

	it( '[ADD-05~] shows what failed, and closes', async () => {
		const { onClose } = start( false, () =>
			denied( 'This is not one of our packages.' )
		);
		await pass( 10 );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
		expect(
			screen.getByText(
				'There was an error installing the addon. This is not one of our packages.',
				{ selector: '.components-snackbar *' }
			)
		).toBeInTheDocument();
		await pass( 2000 );
		expect( reloadPage ).not.toHaveBeenCalled();
	} );
} );
