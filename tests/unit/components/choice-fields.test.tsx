import '../support/browser';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoicesField } from '@/components/choices-field';
import { ColorField } from '@/components/color-field';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Dialog } from '@/components/dialog';
import type { RadioCard } from '@/components/radio-cards';
import { RadioCards } from '@/components/radio-cards';
import type { SearchChoice } from '@/components/search-select';

describe( 'a dialog', () => {
	function open() {
		const onConfirm = jest.fn();
		const onCancel = jest.fn();
		render(
			<ConfirmDialog
				title="Delete it?"
				confirmLabel="OK"
				onConfirm={ onConfirm }
				onCancel={ onCancel }
			>
				It will be gone.
			</ConfirmDialog>
		);
		return { onConfirm, onCancel, user: userEvent.setup() };
	}
	const overlay = () =>
		document.querySelector( '.components-modal__screen-overlay' )!;

	it( '[UIX-03~] confirms with OK', async () => {
		const { user, onConfirm, onCancel } = open();
		expect(
			screen.getByRole( 'dialog', { name: 'Delete it?' } )
		).toHaveTextContent( 'It will be gone.' );
		await user.click( screen.getByRole( 'button', { name: 'OK' } ) );
		expect( onConfirm ).toHaveBeenCalledTimes( 1 );
		expect( onCancel ).not.toHaveBeenCalled();
	} );

	it.each( [
		[
			'Cancel',
			( user: ReturnType< typeof userEvent.setup > ) =>
				user.click( screen.getByRole( 'button', { name: 'Cancel' } ) ),
		],
		[
			'Escape',
			( user: ReturnType< typeof userEvent.setup > ) =>
				user.keyboard( '{Escape}' ),
		],
		[
			'a click on the overlay',
			( user: ReturnType< typeof userEvent.setup > ) =>
				user.click( overlay() ),
		],
	] )( '[UIX-03~] closes with %s', async ( _how, close ) => {
		const { user, onConfirm, onCancel } = open();
		await close( user );
		await waitFor( () => expect( onCancel ).toHaveBeenCalledTimes( 1 ) );
		expect( onConfirm ).not.toHaveBeenCalled();
	} );

	it( 'stays open when its text is clicked, or when the screen has to close it', async () => {
		const { user, onCancel } = open();
		await user.click( screen.getByText( 'It will be gone.' ) );
		expect( onCancel ).not.toHaveBeenCalled();
	} );

	it( 'without onClose ignores Escape and the overlay', async () => {
		render( <Dialog title="Wait">Please.</Dialog> );
		const user = userEvent.setup();
		await user.keyboard( '{Escape}' );
		await user.click( overlay() );
		expect( screen.getByRole( 'dialog' ) ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );

describe( 'the color field', () => {
	function open() {
		const seen: string[] = [];
		function Field() {
			const [ color, setColor ] = useState( '#1579EF' );
			return (
				<ColorField
					label="Button color"
					value={ color }
					onChange={ ( next ) => {
						seen.push( next );
						setColor( next );
					} }
				/>
			);
		}
		render( <Field /> );
		return { seen, user: userEvent.setup() };
	}

	afterEach( () => jest.useRealTimers() );

	/** Enters a color and waits for all that comes of it. */
	async function enter( color: string ) {
		const { user, seen } = open();
		await user.click(
			screen.getByRole( 'button', { name: 'Button color: #1579EF' } )
		);
		const field = await screen.findByRole( 'textbox', {
			name: /hex color/i,
		} );
		jest.useFakeTimers();
		act( () => field.focus() );
		fireEvent.change( field, { target: { value: color } } );
		await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
		return seen;
	}

	it( '[UIX-03~] shows and takes a color as #RRGGBB', async () => {
		const seen = await enter( '00AA33' );
		expect( seen.at( -1 ) ).toBe( '#00aa33' );
		expect(
			screen.getByRole( 'button', { name: 'Button color: #00aa33' } )
		).toBeVisible();
	} );

	it.each( [ 'red', 'rgb(1,2,3)', '12', '#12345', '</style>' ] )(
		'[UIX-03~] takes no %s',
		async ( text ) => {
			const seen = await enter( text );
			expect(
				seen.filter( ( color ) => ! /^#[0-9a-f]{6}$/i.test( color ) )
			).toEqual( [] );
			expect(
				screen.getByRole( 'button', { name: 'Button color: #1579EF' } )
			).toBeVisible();
		}
	);
} );

describe( 'radio cards', () => {
	const card = ( value: string ): RadioCard< string > => ( {
		value,
		label: `Card ${ value }`,
		description: 'Words.',
	} );
	const show = ( cards: readonly RadioCard< string >[] ) =>
		render(
			<RadioCards
				label="When"
				medium="survey-editor"
				value="a"
				cards={ cards }
				onChange={ () => undefined }
			/>
		);

	it( '[UIX-03~] need a value for every option, by type and when they are shown', () => {
		// @ts-expect-error -- a card without a value
		const without: RadioCard< string > = { label: 'A', description: 'B' };
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		for ( const cards of [
			[ card( 'a' ), without ],
			[ card( 'a' ), card( '' ) ],
			[ card( 'a' ), card( 'a' ) ],
		] ) {
			expect( () => show( cards ) ).toThrow(
				'Each card of “When” needs a value of its own.'
			);
		}
		error.mockRestore();
		show( [ card( 'a' ), card( 'b' ) ] );
		expect( screen.getAllByRole( 'radio' ) ).toHaveLength( 2 );
	} );

	it( '[UIX-03~] dropdown choices have a text and a handle, by type', () => {
		const whole: SearchChoice = { id: 'de', label: 'Germany' };
		// @ts-expect-error -- a choice without its handle
		const noHandle: SearchChoice = { label: 'Germany' };
		// @ts-expect-error -- a choice without its text
		const noText: SearchChoice = { id: 'de' };
		expect( { ...noHandle, ...noText } ).toEqual( whole );
	} );
} );

describe( 'a field for several of 9,999 options', () => {
	const OPTIONS: readonly SearchChoice[] = Array.from(
		{ length: 9_999 },
		( _, index ) => ( { id: index + 1, label: `Option ${ index + 1 }` } )
	);

	function Field( { options }: { options: readonly SearchChoice[] } ) {
		const [ value, setValue ] = useState< SearchChoice[] >( [] );
		return (
			<ChoicesField
				label="Options"
				max={ 9_999 }
				value={ value }
				search={ async ( text ) =>
					options.filter( ( { label } ) => label.includes( text ) )
				}
				onChange={ setValue }
			/>
		);
	}

	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	async function open( options = OPTIONS ) {
		const user = userEvent.setup( {
			advanceTimers: jest.advanceTimersByTime,
		} );
		render( <Field options={ options } /> );
		const field = screen.getByRole( 'combobox', { name: 'Options' } );
		await user.click( field );
		await act( () => jest.advanceTimersByTimeAsync( 5 ) );
		return { user, field };
	}
	const shown = () => screen.getAllByRole( 'option' );

	it( '[UIX-03~] renders only the first, says how many there are, and grows at its end', async () => {
		const { user } = await open();
		expect( shown() ).toHaveLength( 50 );
		expect( shown()[ 0 ] ).toHaveAttribute( 'aria-setsize', '9999' );
		expect( shown()[ 49 ] ).toHaveAttribute( 'aria-posinset', '50' );
		for ( let presses = 0; presses < 51; presses++ ) {
			await user.keyboard( '{ArrowDown}' );
		}
		expect( shown() ).toHaveLength( 100 );
		// jsdom has no layout: every list is scrolled to its end.
		fireEvent.scroll( screen.getByRole( 'listbox' ) );
		expect( shown() ).toHaveLength( 150 );
		await user.keyboard( '{Enter}' );
		expect(
			within(
				screen.getByRole( 'list', { name: 'Chosen: Options' } )
			).getByText( 'Option 51' )
		).toBeVisible();
	} );

	it( '[UIX-03~] finds the last one', async () => {
		const { user, field } = await open();
		await user.type( field, '9999' );
		await act( () => jest.advanceTimersByTimeAsync( 310 ) );
		expect( shown().map( ( { textContent } ) => textContent ) ).toEqual( [
			'Option 9999',
		] );
		await user.click( shown()[ 0 ]! );
		expect(
			within(
				screen.getByRole( 'list', { name: 'Chosen: Options' } )
			).getByText( 'Option 9999' )
		).toBeVisible();
	} );

	it( '[UIX-03] takes no more than 9,999', async () => {
		await open( [ ...OPTIONS, { id: 10_000, label: 'Option 10000' } ] );
		expect( shown()[ 0 ] ).toHaveAttribute( 'aria-setsize', '9999' );
	} );
} );
