import { screen } from '@testing-library/react';
import { openSettings, savedBehavior } from '../support/behavior';
import { press } from '../support/editor';

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2026-11-22T12:00:00Z' ) } );
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'the share of visitors', () => {
	const field = () =>
		screen.getByLabelText( 'Show to a share of visitors (%)' );

	it( '[PLS-12~] is everyone, or what the owner says', async () => {
		const { user, saves } = await openSettings();
		expect( field() ).toHaveValue( 100 );
		await user.clear( field() );
		await user.type( field(), '20' );
		await press( user, 'Save' );
		expect( savedBehavior( saves() ).visitor_share ).toBe( 20 );
	} );

	it.each( [ '', '0', '101', '12.5' ] )(
		'[PLS-12~] does not go on with "%s" and says why at the field',
		async ( text ) => {
			const { user, saves } = await openSettings();
			await user.clear( field() );
			if ( text !== '' ) {
				await user.type( field(), text );
			}
			await press( user, 'Next Step: Notifications' );
			expect( field() ).toBeInvalid();
			expect( field() ).toHaveAccessibleDescription(
				/Enter a whole number from 1 to 100\./
			);
			expect( saves() ).toEqual( [] );
		}
	);
} );
