import { screen } from '@testing-library/react';
import { openSettings, savedBehavior } from '../support/behavior';
import { press } from '../support/editor';
import { printFeatures } from '../support/features';

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2026-11-22T12:00:00Z' ) } );
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const radio = ( name: string ) => screen.getByRole( 'radio', { name } );

describe( 'a survey that a visitor has closed', () => {
	it( '[PLS-24~] comes back as its tab, or is hidden for as many days as the owner sets', async () => {
		const { user, saves } = await openSettings();
		expect( radio( 'Show its tab again' ) ).toBeChecked();
		expect( screen.queryByLabelText( 'Days' ) ).toBeNull();
		await user.click( radio( 'Hide it for some days' ) );
		const field = screen.getByLabelText( 'Days' );
		expect( field ).toHaveValue( 7 );
		await user.clear( field );
		await user.type( field, '30' );
		await press( user, 'Save' );
		expect( savedBehavior( saves() ).closed_days ).toBe( 30 );
		await user.click( radio( 'Show its tab again' ) );
		await press( user, 'Save' );
		expect( savedBehavior( saves() ).closed_days ).toBe( 0 );
	} );

	it.each( [ '', '0', '366', '-1', '1.5' ] )(
		'[PLS-24~] does not go on with "%s" days and says why at the field',
		async ( text ) => {
			const { user, saves } = await openSettings( { closed_days: 5 } );
			const field = screen.getByLabelText( 'Days' );
			expect( field ).toHaveValue( 5 );
			await user.clear( field );
			if ( text !== '' ) {
				await user.type( field, text );
			}
			await press( user, 'Next Step: Notifications' );
			expect( field ).toBeInvalid();
			expect( field ).toHaveAccessibleDescription(
				'Enter whole days from 1 to 365.'
			);
			expect( saves() ).toEqual( [] );
		}
	);
} );

describe( 'a survey that goes on by itself', () => {
	it( '[PLS-25~] is set by a toggle', async () => {
		const { user, saves } = await openSettings();
		const toggle = screen.getByRole( 'checkbox', {
			name: 'Go to the next question after one click',
		} );
		expect( toggle ).not.toBeChecked();
		await user.click( toggle );
		await press( user, 'Save' );
		expect( savedBehavior( saves() ).auto_advance ).toBe( true );
	} );
} );

describe( 'the answers of visitors who do not finish', () => {
	it( '[PLS-24~] are kept if the owner turns it on, for as long as it says', async () => {
		printFeatures( {}, { partial_days: 1 } );
		const { user, saves } = await openSettings();
		const toggle = screen.getByRole( 'checkbox', {
			name: 'Keep partial answers',
		} );
		expect( toggle ).not.toBeChecked();
		expect( toggle ).toHaveAccessibleDescription(
			'If visitors leave before the end, the answers that they have given are kept for 1 day. They are listed as partial responses and are not counted in the results.'
		);
		await user.click( toggle );
		await press( user, 'Save' );
		expect( savedBehavior( saves() ).keep_partial ).toBe( true );
	} );
} );
