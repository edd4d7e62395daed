import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
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
