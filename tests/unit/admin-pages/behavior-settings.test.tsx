import { act, screen, within } from '@testing-library/react';
import {
	editableSurvey,
	openSettings,
	savedBehavior,
	summaryOf,
} from '../support/behavior';
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

describe( 'the timing of a survey', () => {
	it( '[SET-07~] is immediate, and 20 seconds if the owner chooses a delay', async () => {
		const { user, saves } = await openSettings();
		expect( radio( 'Immediately' ) ).toBeChecked();
		expect( screen.queryByLabelText( 'Seconds' ) ).toBeNull();
		await user.click( radio( 'After a delay' ) );
		expect( screen.getByLabelText( 'Seconds' ) ).toHaveValue( 20 );
		await press( user, 'Save' );
		expect( savedBehavior( saves() ) ).toMatchObject( {
			timing: 'delay',
			timing_delay: 20,
		} );
	} );

	it.each( [
		[ 'Before leaving', 'before_abandon' ],
		[ 'Halfway down', 'half_page' ],
	] )( '[SET-07~] can be %s', async ( name, value ) => {
		const { user, saves } = await openSettings();
		await user.click( radio( name ) );
		await press( user, 'Save' );
		expect( savedBehavior( saves() ).timing ).toBe( value );
	} );

	it.each( [ '', '61', '-1', '1.5' ] )(
		'[SET-07~] does not go on with a delay of "%s" and says why at the field',
		async ( text ) => {
			const { user, saves } = await openSettings( { timing: 'delay' } );
			const field = screen.getByLabelText( 'Seconds' );
			await user.clear( field );
			if ( text !== '' ) {
				await user.type( field, text );
			}
			await press( user, 'Next Step: Notifications' );
			expect( field ).toBeInvalid();
			expect( field ).toHaveAccessibleDescription(
				'Enter whole seconds from 0 to 60.'
			);
			expect( saves() ).toEqual( [] );
		}
	);

	it( '[SET-07~] takes a delay of 0 and of 60 seconds', async () => {
		const { user, saves } = await openSettings( { timing: 'delay' } );
		const field = screen.getByLabelText( 'Seconds' );
		for ( const text of [ '0', '60' ] ) {
			await user.clear( field );
			await user.type( field, text );
			await press( user, 'Save' );
			expect( savedBehavior( saves() ).timing_delay ).toBe(
				Number( text )
			);
		}
	} );

	it( '[SET-07~] is half of the page, or as much of it as the owner enters', async () => {
		const { user, saves } = await openSettings();
		expect( screen.queryByLabelText( 'Percent of the page' ) ).toBeNull();
		await user.click( radio( 'Halfway down' ) );
		const field = screen.getByLabelText( 'Percent of the page' );
		expect( field ).toHaveValue( 50 );
		expect( field ).toHaveAccessibleDescription( 'From 1 to 100.' );
		for ( const text of [ '1', '100' ] ) {
			await user.clear( field );
			await user.type( field, text );
			await press( user, 'Save' );
			expect( savedBehavior( saves() ) ).toMatchObject( {
				timing: 'half_page',
				scroll_percent: Number( text ),
			} );
		}
	} );

	it( '[ADD-06~] waits for repeated clicks if the owner says so, besides what else it waits for', async () => {
		const { user, saves } = await openSettings( { timing: 'half_page' } );
		const toggle = screen.getByRole( 'checkbox', {
			name: 'Wait for repeated clicks',
		} );
		expect( toggle ).not.toBeChecked();
		expect( toggle ).toHaveAccessibleDescription(
			/click three times quickly on one spot/
		);
		await user.click( toggle );
		expect( toggle ).toBeChecked();
		await press( user, 'Save' );
		expect( savedBehavior( saves() ) ).toMatchObject( {
			rage_click: true,
			timing: 'half_page',
		} );
		await user.click( toggle );
		await press( user, 'Save' );
		expect( savedBehavior( saves() ).rage_click ).toBe( false );
	} );

	it( '[ADD-06~] without heatmaps in the plan waits for no clicks', async () => {
		printFeatures( { heatmaps: 'upgrade' } );
		const { user, saves } = await openSettings();
		const toggle = screen.getByRole( 'checkbox', {
			name: /Wait for repeated clicks/,
		} );
		await user.click( toggle );
		expect( toggle ).not.toBeChecked();
		expect( saves() ).toEqual( [] );
	} );

	it.each( [ '', '0', '101', '1.5' ] )(
		'[SET-07~] does not go on with "%s" percent and says why at the field',
		async ( text ) => {
			const { user, saves } = await openSettings( {
				timing: 'half_page',
			} );
			const field = screen.getByLabelText( 'Percent of the page' );
			await user.clear( field );
			if ( text !== '' ) {
				await user.type( field, text );
			}
			await press( user, 'Next Step: Notifications' );
			expect( field ).toBeInvalid();
			expect( field ).toHaveAccessibleDescription(
				'Enter a whole number from 1 to 100.'
			);
			expect( saves() ).toEqual( [] );
		}
	);

	it( 'replaces an invalid percentage by the default when its field disappears', async () => {
		const { user, saves } = await openSettings( { timing: 'half_page' } );
		await user.clear( screen.getByLabelText( 'Percent of the page' ) );
		await user.click( radio( 'Before leaving' ) );
		await press( user, 'Next Step: Notifications' );
		expect( savedBehavior( saves() ) ).toMatchObject( {
			timing: 'before_abandon',
			scroll_percent: 50,
		} );
	} );

	it.each( [
		[ 50, 'When the visitor has scrolled half of the page' ],
		[ 80, 'When the visitor has scrolled 80% of the page' ],
	] )( 'is summarised with %s percent', ( percent, text ) =>
		expect(
			summaryOf(
				editableSurvey( {
					timing: 'half_page',
					scroll_percent: percent,
				} )
			)[ 'Timing' ]
		).toBe( text )
	);

	it( 'replaces an invalid delay by the default when its field disappears', async () => {
		const { user, saves } = await openSettings( { timing: 'delay' } );
		await user.clear( screen.getByLabelText( 'Seconds' ) );
		await user.click( radio( 'Halfway down' ) );
		await press( user, 'Next Step: Notifications' );
		expect( savedBehavior( saves() ) ).toMatchObject( {
			timing: 'half_page',
			timing_delay: 20,
		} );
	} );
} );

describe( 'another timing after an invalid delay', () => {
	it( '[SET-07~] [PLS-02~] is one step of undo, and leaves no error without a field', async () => {
		const { user } = await openSettings( { timing: 'delay' } );
		const seconds = () => screen.queryByLabelText( 'Seconds' );
		await user.clear( seconds()! );
		await user.type( seconds()!, '99' );
		// Choosing joins typing that has not paused.
		await act( () => jest.advanceTimersByTimeAsync( 2000 ) );
		await user.click( radio( 'Immediately' ) );
		expect( seconds() ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: /^Undo/ } ) );
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		expect( radio( 'After a delay' ) ).toBeChecked();
		expect( seconds() ).toHaveValue( 99 );
	} );
} );

describe( 'the display length of a survey', () => {
	it.each( [
		[ 'Once', 'once' ],
		[ 'Repeatedly', 'repeatedly' ],
	] )(
		'[SET-08~] can be %s instead of until answered',
		async ( name, value ) => {
			const { user, saves } = await openSettings();
			expect( radio( 'Until answered' ) ).toBeChecked();
			await user.click( radio( name ) );
			await press( user, 'Save' );
			expect( savedBehavior( saves() ).display_length ).toBe( value );
		}
	);
} );

describe( 'the run time of a survey', () => {
	const days = () =>
		within( screen.getByRole( 'combobox', { name: 'Day' } ) )
			.getAllByRole( 'option' )
			.map( ( option ) => option.textContent );

	it( '[SET-09~] suggests a day in a month, and stores the chosen one', async () => {
		const { user, saves } = await openSettings();
		await user.click( radio( 'Until a date' ) );
		const month = screen.getByRole( 'combobox', { name: 'Month' } );
		const day = screen.getByRole( 'combobox', { name: 'Day' } );
		expect( month ).toHaveDisplayValue( 'December' );
		expect( day ).toHaveValue( '22' );
		await user.selectOptions( month, 'March' );
		await user.selectOptions( day, '31' );
		await press( user, 'Save' );
		expect( savedBehavior( saves() ) ).toMatchObject( {
			run_time: 'expire',
			expire_at: { month: 3, day: 31 },
		} );
	} );

	it( '[SET-09~] offers the days of the month, 29 in February, and moves a later day to the last one', async () => {
		const { user } = await openSettings( {
			run_time: 'expire',
			expire_at: { month: 1, day: 31 },
		} );
		expect( days() ).toHaveLength( 31 );
		const month = screen.getByRole( 'combobox', { name: 'Month' } );
		await user.selectOptions( month, 'April' );
		expect( days() ).toHaveLength( 30 );
		expect( screen.getByRole( 'combobox', { name: 'Day' } ) ).toHaveValue(
			'30'
		);
		await user.selectOptions( month, 'February' );
		expect( days().at( -1 ) ).toBe( '29' );
	} );

	it( 'keeps a day that was chosen before', async () => {
		const { user } = await openSettings( {
			expire_at: { month: 3, day: 9 },
		} );
		await user.click( radio( 'Until a date' ) );
		expect(
			screen.getByRole( 'combobox', { name: 'Month' } )
		).toHaveDisplayValue( 'March' );
	} );
} );

describe( 'a survey that starts minimized', () => {
	it( '[SET-10~] is set by a toggle', async () => {
		const { user, saves } = await openSettings();
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Start as a small tab' } )
		);
		await press( user, 'Save' );
		expect( savedBehavior( saves() ).start_minimized ).toBe( true );
	} );
} );

describe( 'without the feature', () => {
	it( '[GAT-02~] shows the stored choice, locked; the default can be chosen', async () => {
		printFeatures( { timing: 'activate-addon' } );
		const { user, saves } = await openSettings( {
			timing: 'delay',
			timing_delay: 45,
		} );
		expect( radio( 'After a delay' ) ).toBeChecked();
		expect( radio( 'After a delay' ) ).toBeDisabled();
		expect( screen.getByLabelText( 'Seconds' ) ).toHaveValue( 45 );
		expect( screen.getByLabelText( 'Seconds' ) ).toBeDisabled();
		await user.click( radio( 'Immediately' ) );
		await act( () => jest.advanceTimersByTimeAsync( 10 ) );
		await press( user, 'Save' );
		expect( savedBehavior( saves() ) ).toMatchObject( {
			timing: 'immediate',
			timing_delay: 45,
		} );
	} );
} );
