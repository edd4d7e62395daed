import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { Snackbars, useSnackbar } from '@/components/snackbars';
import { freshRegistry } from '../support/render';

function Buttons( { onUndo }: { onUndo: ( id: number ) => void } ) {
	const show = useSnackbar();
	return [ 1, 2 ].map( ( id ) => (
		<button
			key={ id }
			onClick={ () =>
				show( '“Lunch” moved to the trash.', {
					about: `item-${ id }`,
					action: { label: 'Undo', onClick: () => onUndo( id ) },
				} )
			}
		>
			Trash { id }
		</button>
	) );
}

it( '[UIX-03~] two messages with the same text keep their own Undo', async () => {
	const onUndo = jest.fn();
	render(
		<RegistryProvider value={ freshRegistry() }>
			<Buttons onUndo={ onUndo } />
			<Snackbars />
		</RegistryProvider>
	);
	await userEvent.click( screen.getByText( 'Trash 1' ) );
	await userEvent.click( screen.getByText( 'Trash 2' ) );
	for ( const button of screen.getAllByRole( 'button', { name: 'Undo' } ) ) {
		await userEvent.click( button );
	}
	expect( onUndo.mock.calls.flat().sort() ).toEqual( [ 1, 2 ] );
} );

function Toasts() {
	const show = useSnackbar();
	return (
		<>
			<button onClick={ () => show( 'Saved.', { about: 'save' } ) }>
				Save
			</button>
			<button
				onClick={ () =>
					show( 'Refused.', { about: 'error', status: 'error' } )
				}
			>
				Fail
			</button>
		</>
	);
}

it( '[DRW-03] a toast lasts 3 seconds from when it was shown last; an error stays', () => {
	jest.useFakeTimers();
	const registry = freshRegistry();
	render(
		<RegistryProvider value={ registry }>
			<Toasts />
			<Snackbars />
		</RegistryProvider>
	);
	const wait = ( milliseconds: number ) =>
		act( () => jest.advanceTimersByTime( milliseconds ) );
	// Without the animations in which they disappear.
	const texts = () =>
		registry
			.select( noticesStore )
			.getNotices( 'userfeedback' )
			.map( ( { content } ) => content );
	act( () => screen.getByText( 'Save' ).click() );
	wait( 2000 );
	act( () => screen.getByText( 'Save' ).click() );
	act( () => screen.getByText( 'Fail' ).click() );
	wait( 2999 );
	expect( texts() ).toEqual( [ 'Saved.', 'Refused.' ] );
	wait( 1 );
	expect( texts() ).toEqual( [ 'Refused.' ] );
	wait( 60_000 );
	expect( texts() ).toEqual( [ 'Refused.' ] );
	jest.useRealTimers();
} );
