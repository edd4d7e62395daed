import { act, fireEvent } from '@testing-library/react';
import type { Question } from '@/survey-model';
import type { NextQuestion } from '@/widget/definitions';
import {
	button,
	fetchMock,
	heading,
	root,
	sentBodies,
	show,
	type,
	useFreshPage,
	widget,
} from './popup';
import { choice, required, settle, several, survey, text } from './support';

useFreshPage();

const ALL = [ choice, several, text ];
const radio = ( name: string ) => widget().getByRole( 'radio', { name } );
const checkbox = ( name: string ) => widget().getByRole( 'checkbox', { name } );
const back = () => widget().queryByRole( 'button', { name: 'Back' } );
const bar = () =>
	root().querySelector< HTMLElement >( '.progress > div' )!.style.width;

/** The survey's theming with the texts of an owner. */
const withTexts = ( texts: object ) => {
	const { settings } = survey();
	return {
		settings: { ...settings, theming: { ...settings.theming, ...texts } },
	};
};

/** Decides about the next question as a logic would do, for one test. */
function decide( next: NextQuestion[ 'next' ] ) {
	window.userfeedback?.register?.( 'next-question', 'test', { next } );
}
afterEach( () => {
	decide( () => undefined );
} );

describe( 'Back', () => {
	it( '[PLS-25] is absent on the first question and goes to the one before, with its answer, which can be changed', async () => {
		const user = await show( ALL );
		expect( back() ).toBeNull();
		await user.click( radio( 'The web' ) );
		await user.click( button( 'Next' ) );
		await user.click( checkbox( 'Assam' ) );
		await user.click( button( 'Back' ) );
		expect( heading() ).toHaveTextContent( choice.title );
		expect( heading() ).toBe( root().activeElement );
		expect( back() ).toBeNull();
		expect( radio( 'The web' ) ).toBeChecked();
		await user.click( radio( 'A friend' ) );
		await user.click( button( 'Next' ) );
		expect( checkbox( 'Assam' ) ).toBeChecked();
		await user.click( button( 'Next' ) );
		await user.click( button( 'Skip' ) );
		await act( settle );
		expect( sentBodies() ).toHaveLength( 1 );
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: 'source', value: 'A friend' },
			{ question_id: 'teas', value: [ 'Assam' ] },
			{ question_id: 'wish', value: null },
		] );
	} );

	it( '[PLS-25] keeps what was typed, also without Next, and an emptied text is no answer', async () => {
		const user = await show( [ choice, text, several ] );
		await user.click( button( 'Next' ) );
		type( 'Longer ho' );
		await user.click( button( 'Back' ) );
		await user.click( button( 'Next' ) );
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( 'Longer ho' );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Back' ) );
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( 'Longer ho' );
		type( '' );
		await user.click( button( 'Next' ) );
		await user.click( checkbox( 'Assam' ) );
		await user.click( button( 'Next' ) );
		await act( settle );
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: 'source', value: null },
			{ question_id: 'wish', value: null },
			{ question_id: 'teas', value: [ 'Assam' ] },
		] );
	} );

	it( '[PLS-25] leaves a required question without an answer', async () => {
		const user = await show( [ choice, required( text ) ] );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Next' ) );
		expect(
			widget().getByText( 'Write an answer to continue.' )
		).toBeVisible();
		await user.click( button( 'Back' ) );
		expect( heading() ).toHaveTextContent( choice.title );
		await user.click( button( 'Next' ) );
		expect(
			widget().queryByText( 'Write an answer to continue.' )
		).toBeNull();
	} );

	it( '[PLS-25] follows the logic: it goes to the question that was shown before, not to one that was passed over', async () => {
		decide( ( { question } ) =>
			question.id === 'source' ? 'wish' : undefined
		);
		const user = await show( ALL );
		await user.click( button( 'Next' ) );
		expect( heading() ).toHaveTextContent( text.title );
		expect( widget().getByText( 'Question 3 of 3' ) ).toBeVisible();
		await user.click( button( 'Back' ) );
		expect( heading() ).toHaveTextContent( choice.title );
	} );

	it( '[PLS-25] sends no answer to a question that another answer has taken off the way, and brings it back with it', async () => {
		const seen: string[][] = [];
		decide( ( { question, answers } ) => {
			seen.push( answers.map( ( { question_id: id } ) => id ) );
			return question.id === 'source' &&
				answers[ 0 ]?.value === 'A friend'
				? 'wish'
				: undefined;
		} );
		const user = await show( ALL );
		await user.click( radio( 'The web' ) );
		await user.click( button( 'Next' ) );
		await user.click( checkbox( 'Sencha' ) );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Back' ) );
		await user.click( button( 'Back' ) );
		await user.click( radio( 'A friend' ) );
		await user.click( button( 'Next' ) );
		expect( heading() ).toHaveTextContent( text.title );
		seen.length = 0;
		type( 'Tea' );
		// A changed mind: the answer is still there.
		await user.click( button( 'Back' ) );
		await user.click( radio( 'By chance' ) );
		await user.click( button( 'Next' ) );
		expect( checkbox( 'Sencha' ) ).toBeChecked();
		await user.click( button( 'Back' ) );
		await user.click( radio( 'A friend' ) );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Next' ) );
		await act( settle );
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: 'source', value: 'A friend' },
			{ question_id: 'wish', value: 'Tea' },
		] );
		// The logic sees the same answers as the server.
		expect( seen.at( -1 ) ).toEqual( [ 'source', 'wish' ] );
	} );

	it( '[PLS-25] sends nothing if all answers are off the way', async () => {
		decide( ( { question, answers } ) =>
			question.id === 'source' && answers[ 0 ]?.value === null
				? null
				: undefined
		);
		const user = await show( [ choice, text ] );
		await user.click( radio( 'The web' ) );
		await user.click( button( 'Next' ) );
		type( 'Tea' );
		await user.click( button( 'Back' ) );
		await user.click( button( 'Skip' ) );
		await act( settle );
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
		expect( fetchMock ).not.toHaveBeenCalled();
	} );

	it( 'treats a double click as one click', async () => {
		const user = await show( ALL );
		await user.click( button( 'Skip' ) );
		await user.click( button( 'Skip' ) );
		fireEvent.click( button( 'Back' ), { detail: 1 } );
		fireEvent.click( button( 'Back' ), { detail: 2 } );
		expect( heading() ).toHaveTextContent( several.title );
	} );
} );

describe( 'the progress bar', () => {
	it( '[PLS-25] shows how much is behind the visitor, and is full only at the end', async () => {
		const user = await show( ALL );
		const widths = [ bar() ];
		for ( let view = 0; view < 3; view++ ) {
			await user.click( button( 'Skip' ) );
			widths.push( bar() );
		}
		expect(
			widths.map( ( width ) => Math.round( parseFloat( width ) ) )
		).toEqual( [ 0, 33, 67, 100 ] );
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
	} );
} );

describe( 'the last button', () => {
	const label = () => root().querySelector( '.button--primary' )!.textContent;

	it.each( [
		[ '', '', [ 'Next', 'Next' ] ],
		[ 'On', '', [ 'On', 'On' ] ],
		[ 'On', 'Send it', [ 'On', 'Send it' ] ],
		[ '', 'Send it', [ 'Next', 'Send it' ] ],
	] )(
		'[PLS-25] with "%s" for Next and "%s" for the end',
		async ( next, finish, expected ) => {
			const user = await show(
				[ choice, text ],
				{},
				withTexts( { next_text: next, finish_text: finish } )
			);
			const labels = [ label() ];
			await user.click( button( 'Skip' ) );
			expect( [ ...labels, label() ] ).toEqual( expected );
		}
	);

	it( '[PLS-25] is on the question after which the logic ends the survey', async () => {
		decide( ( { answers } ) =>
			answers[ 0 ]?.value === 'The web' ? null : undefined
		);
		const user = await show(
			ALL as Question[],
			{},
			withTexts( { finish_text: 'Send it' } )
		);
		expect( label() ).toBe( 'Next' );
		await user.click( radio( 'The web' ) );
		expect( label() ).toBe( 'Send it' );
	} );
} );
