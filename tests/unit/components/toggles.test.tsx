import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LockableToggle } from '@/components/lock/lockable-toggle';
import { YesNoToggle } from '@/admin-pages/post-ratings/settings/cards/yes-no-toggle';
import type { RatingSettings } from '@/survey-model';
import type { Decision } from '@/stores/features';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

const HELP = 'Visitors cannot skip this question.';
const toggle = () => screen.getByRole( 'checkbox', { name: 'Required' } );

/** A toggle of a feature; the screen around it keeps what it is set to, or refuses to. */
function show( decision: Decision, starts = false, keeps = true ) {
	printFeatures( { required: decision } );
	const changes: boolean[] = [];
	function Field() {
		const [ checked, setChecked ] = useState( starts );
		return (
			<LockableToggle
				feature="required"
				medium="survey-editor"
				label="Required"
				help={ HELP }
				checked={ checked }
				onChange={ ( isOn ) => {
					changes.push( isOn );
					setChecked( ( before ) => ( keeps ? isOn : before ) );
				} }
			/>
		);
	}
	renderAt( '/', <Field /> );
	return { changes, user: userEvent.setup() };
}

describe( 'a toggle', () => {
	it( '[UIX-03~] has a name and a description, and is on or off', () => {
		show( 'allowed' );
		expect( toggle() ).not.toBeChecked();
		expect( toggle() ).toBeEnabled();
		expect( toggle() ).toHaveAccessibleDescription( HELP );
	} );

	it( '[UIX-03~] turns on and off by a click, by its label and by the space bar', async () => {
		const { changes, user } = show( 'allowed' );
		await user.click( toggle() );
		expect( toggle() ).toBeChecked();
		await user.click( screen.getByText( 'Required' ) );
		expect( toggle() ).not.toBeChecked();
		act( () => toggle().blur() );
		// The first stop is the notifications button of the header.
		await user.tab();
		await user.tab();
		expect( toggle() ).toHaveFocus();
		await user.keyboard( ' ' );
		expect( toggle() ).toBeChecked();
		expect( changes ).toEqual( [ true, false, true ] );
	} );

	it( '[UIX-03~] shows what is set, not what was asked for', async () => {
		const { changes, user } = show( 'allowed', true, false );
		await user.click( toggle() );
		expect( changes ).toEqual( [ false ] );
		expect( toggle() ).toBeChecked();
	} );

	it.each( [ true, false ] )(
		'[UIX-03~] shows the stored value where its feature is locked, and why it cannot be changed (%s)',
		async ( stored ) => {
			const { changes, user } = show( 'upgrade', stored );
			expect( toggle() ).toBeDisabled();
			expect( ( toggle() as HTMLInputElement ).checked ).toBe( stored );
			expect( toggle() ).toHaveAccessibleDescription(
				new RegExp( `^${ HELP } .*feature required` )
			);
			await user.click( toggle() );
			await user.click( screen.getByText( 'Required' ) );
			expect( changes ).toEqual( [] );
		}
	);
} );

describe( 'a toggle of a setting that is yes or no', () => {
	function open( stored: 'yes' | 'no', isLocked = false ) {
		const edit = jest.fn();
		render(
			<YesNoToggle
				field="show_rating"
				label="Required"
				settings={ { show_rating: stored } as RatingSettings }
				isLocked={ isLocked }
				errorOf={ () => undefined }
				edit={ edit }
			/>
		);
		return { edit, user: userEvent.setup() };
	}

	it.each( [
		[ 'yes', 'no' ],
		[ 'no', 'yes' ],
	] as const )(
		'[UIX-03~] shows %s, and a click makes it %s',
		async ( stored, wanted ) => {
			const { edit, user } = open( stored );
			expect( ( toggle() as HTMLInputElement ).checked ).toBe(
				stored === 'yes'
			);
			await user.click( toggle() );
			expect( edit.mock.calls ).toEqual( [ [ 'show_rating', wanted ] ] );
		}
	);

	it( '[UIX-03~] cannot be changed while it is locked', async () => {
		const { edit, user } = open( 'yes', true );
		expect( toggle() ).toBeChecked();
		expect( toggle() ).toBeDisabled();
		await user.click( toggle() );
		expect( edit ).not.toHaveBeenCalled();
	} );
} );
