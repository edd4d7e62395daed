import { act, fireEvent, waitFor } from '@testing-library/react';
import {
	button,
	fetchMock,
	heading,
	hostElement,
	pressEnter,
	root,
	sentBodies,
	show,
	type,
	useFreshPage,
	widget,
} from './popup';
import type { Question } from '@/survey-model';
import { choice, required, settle, text, unknown } from './support';

useFreshPage();

describe( 'the popup', () => {
	it( 'is a labelled region in its language that does not take the focus [WID-01~]', async () => {
		document.body.innerHTML = '<input>';
		document.querySelector( 'input' )!.focus();
		await show( [ choice, text ] );
		expect(
			widget().getByRole( 'region', { name: 'Survey' } )
		).toBeVisible();
		expect( document.activeElement ).toBe(
			document.querySelector( 'input' )
		);
		expect(
			root().querySelector( '[lang="en-US"][dir="ltr"]' )
		).not.toBeNull();
	} );

	it( 'announces itself politely, with the first question', async () => {
		jest.useFakeTimers();
		await show( [ { ...choice, title: 'How much is $& ?' } ] );
		const status = root().querySelector( '.unseen' )!;
		expect( status ).toHaveAttribute( 'role', 'status' );
		expect( status ).toHaveTextContent( '' );
		await act( () => jest.advanceTimersByTimeAsync( 500 ) );
		expect( status ).toHaveTextContent( 'Survey: How much is $& ?' );
		jest.useRealTimers();
	} );

	it( 'follows the direction of the page', async () => {
		await show( [ choice ], { dir: 'rtl', lang: 'ar' } );
		expect(
			root().querySelector( '[lang="ar"][dir="rtl"]' )
		).not.toBeNull();
	} );

	it( 'omits questions of unknown types', async () => {
		await show( [ unknown, text ] );
		expect( heading() ).toHaveTextContent( text.title );
	} );

	it( 'does not appear without a known question', async () => {
		await show( [ unknown ] );
		expect( hostElement() ).toBeNull();
	} );

	it( 'hides its keyboard events from the theme’s shortcuts', async () => {
		const [ shortcut, early ] = [ jest.fn(), jest.fn() ];
		document.addEventListener( 'keydown', shortcut );
		document.addEventListener( 'keydown', early, true );
		await show( [ text ] );
		fireEvent.keyDown( widget().getByRole( 'textbox' ), {
			key: 's',
			composed: true,
		} );
		expect( early ).toHaveBeenCalled();
		expect( shortcut ).not.toHaveBeenCalled();
		document.removeEventListener( 'keydown', shortcut );
		document.removeEventListener( 'keydown', early, true );
	} );
} );

describe( 'walking through', () => {
	it( 'asks one question at a time, then thanks the visitor, sends and closes [WID-01~]', async () => {
		const user = await show( [ choice, text ] );
		expect( heading() ).toHaveTextContent( choice.title );
		expect( heading() ).toHaveAccessibleDescription( 'Question 1 of 2' );
		expect( widget().getByRole( 'radiogroup' ) ).toHaveAccessibleName(
			choice.title
		);
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );

		expect( heading() ).toHaveTextContent( text.title );
		expect( heading() ).toBe( root().activeElement );
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( widget().getByRole( 'textbox' ) ).toHaveAccessibleName(
			text.title
		);
		type( 'Longer hours' );
		pressEnter();

		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
		expect( heading() ).toBe( root().activeElement );
		expect( fetchMock.mock.calls[ 0 ][ 0 ] ).toBe(
			'http://localhost/wp-json/userfeedback/v1/surveys/7/responses'
		);
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: 'source', value: 'The web' },
			{ question_id: 'wish', value: 'Longer hours' },
		] );
		await act( settle );
		const id = sentBodies()[ 0 ].submission_id;
		expect( decodeURIComponent( document.cookie ) ).toContain(
			`userfeedback-7={"submitted":true,"last_response_id":"${ id }"}`
		);
		expect( widget().queryByRole( 'button', { name: 'Next' } ) ).toBeNull();
		await user.click( button( 'Close' ) );
		await waitFor( () => expect( hostElement() ).toBeNull() );
	} );

	it( 'can be answered by keyboard', async () => {
		const user = await show( [ choice ] );
		act( () => widget().getByRole( 'radio', { name: 'The web' } ).focus() );
		await user.keyboard( ' ' );
		act( () => button( 'Next' ).focus() );
		await user.keyboard( '{Enter}' );
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: 'source', value: 'The web' },
		] );
	} );

	it( 'records null for Skip and sends nothing if every question was skipped [WID-11~]', async () => {
		const user = await show( [ choice, text ] );
		await user.click( button( 'Skip' ) );
		await user.click( button( 'Skip' ) );
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
		await act( settle );
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( decodeURIComponent( document.cookie ) ).toBe(
			'userfeedback-7={"submitted":false}'
		);
	} );

	it( 'sends null for a skipped question together with the answers', async () => {
		const user = await show( [ choice, text ] );
		await user.click( button( 'Skip' ) );
		type( 'Tea' );
		pressEnter();
		await act( settle );
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: 'source', value: null },
			{ question_id: 'wish', value: 'Tea' },
		] );
	} );

	it( 'marks a required question, hides Skip and shows what is missing', async () => {
		const user = await show( [ required( choice ), required( text ) ] );
		expect( widget().getByText( 'Required' ) ).toBeVisible();
		expect( widget().queryByRole( 'button', { name: 'Skip' } ) ).toBeNull();
		expect( widget().getByRole( 'radiogroup' ) ).toBeRequired();
		expect( button( 'Next' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( button( 'Next' ) );
		const message = 'Choose an answer to continue.';
		expect( widget().getByText( message ) ).toHaveAttribute(
			'role',
			'status'
		);
		expect(
			widget().getByRole( 'radiogroup' )
		).toHaveAccessibleDescription( message );
		await user.click( widget().getByRole( 'radio', { name: 'A friend' } ) );
		expect( widget().queryByText( message ) ).toBeNull();
		expect( button( 'Next' ) ).toHaveAttribute( 'aria-disabled', 'false' );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Next' ) );
		expect(
			widget().getByText( 'Write an answer to continue.' )
		).toBeVisible();
	} );

	it.each( [ 'Next', 'Skip' ] )(
		'treats a double click on %s as one click',
		async ( name ) => {
			await show( [ choice, text, { ...text, id: 'more' } ] );
			fireEvent.click( button( name ), { detail: 1 } );
			expect( heading() ).toHaveTextContent( text.title );
			// The second click comes to the same place, where the next question has the same button.
			fireEvent.click( button( name ), { detail: 2 } );
			expect( widget().getByText( 'Question 2 of 3' ) ).toBeVisible();
			// What a screen reader or a key presses counts no clicks.
			fireEvent.click( button( name ), { detail: 0 } );
			expect( widget().getByText( 'Question 3 of 3' ) ).toBeVisible();
		}
	);

	it( 'limits a text to 400 characters', async () => {
		await show( [ text ] );
		expect( widget().getByRole( 'textbox' ) ).toHaveAttribute(
			'maxlength',
			'400'
		);
	} );
} );

describe( 'Escape and Close', () => {
	it.each( [
		[ 'isComposing', { isComposing: true } ],
		[ 'the code 229 alone, as in Safari', { keyCode: 229 } ],
	] )(
		'stays open when Escape ends the composition of a character: %s',
		async ( _, init ) => {
			await show( [ text ] );
			const field = widget().getByRole( 'textbox' );
			fireEvent.change( field, { target: { value: 'にほ' } } );
			fireEvent.keyDown( field, { key: 'Escape', ...init } );
			expect( root().querySelector( '.is-closing' ) ).toBeNull();
			expect( root().querySelector( '.is-minimized' ) ).toBeNull();
			expect( field ).toHaveValue( 'にほ' );
			fireEvent.keyDown( field, { key: 'Escape', keyCode: 27 } );
			expect( root().querySelector( '.is-minimized' ) ).not.toBeNull();
		}
	);

	it( 'returns the focus to where it was', async () => {
		document.body.innerHTML = '<button>Theirs</button>';
		const theirs = document.querySelector( 'button' )!;
		const user = await show( [ choice ] );
		await user.click( theirs );
		await user.keyboard( '{Escape}' );
		expect( root().querySelector( '.is-minimized' ) ).toBeNull();
		const radio = widget().getAllByRole( 'radio' )[ 0 ]!;
		act( () => {
			radio.dispatchEvent(
				new FocusEvent( 'focusin', {
					bubbles: true,
					composed: true,
					relatedTarget: theirs,
				} )
			);
			radio.focus();
		} );
		act( () => button( 'Close' ).click() );
		expect( document.activeElement ).toBe( theirs );
		await waitFor( () => expect( hostElement() ).toBeNull() );
		expect( fetchMock ).not.toHaveBeenCalled();
	} );
} );

describe( 'after an error', () => {
	it( 'disappears with one warning that names it', async () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		await show( [
			{ ...choice, config: { options: [ {} ] } } as unknown as Question,
		] );
		expect( hostElement() ).toBeNull();
		expect( warn ).toHaveBeenCalledTimes( 1 );
		expect( warn.mock.calls[ 0 ]?.[ 0 ] ).toContain( 'UserFeedback' );
		warn.mockRestore();
		error.mockRestore();
	} );
} );
