import { act, fireEvent } from '@testing-library/react';
import '@/widget/app';
import '@/add-ons/question-types/parts/image-radio';
import '@/add-ons/question-types/parts/nps';
import '@/add-ons/question-types/parts/star-rating';
import type { Question } from '@/survey-model';
import type { AnswerValue } from '@/widget/definitions';
import { button, show, type, widget } from './popup';
import {
	choice,
	email,
	required,
	settle,
	several,
	story,
	text,
} from './support';
import { stored, useVisit } from './visit';

useVisit();

const picture = ( label: string ) => ( { label, image: `/${ label }.png` } );
const ofType = ( name: string, config: object = {}, settings: object = {} ) =>
	( {
		...choice,
		id: name,
		type: name,
		config,
		settings: { ...choice.settings, ...settings },
	} ) as unknown as Question;

const STARS = ofType( 'star-rating' );
const NPS = ofType( 'nps' );
const PICTURES = ofType( 'image-radio', {
	options: [ picture( 'Blue' ), picture( 'Red' ) ],
} );

const recorded = () =>
	( stored()?.answers ?? [] ) as {
		question_id: string;
		value: AnswerValue;
	}[];

describe( 'an answer', () => {
	it.each< [ string, Question, number, AnswerValue ] >( [
		[ 'a choice', choice, 1, 'The web' ],
		[ 'a checkbox', several, 2, [ 'Sencha' ] ],
		[ 'stars', STARS, 3, 4 ],
		[ 'NPS', NPS, 0, 1 ],
		[ 'a picture', PICTURES, 1, 'Red' ],
	] )(
		'[WID-03] is recorded as soon as it is given: %s',
		async ( _, question, index, value ) => {
			const user = await show( [ question, text ] );
			const [ ...inputs ] = [
				...widget().queryAllByRole( 'radio' ),
				...widget().queryAllByRole( 'checkbox' ),
			];
			await user.click( inputs[ index ]! );
			expect( recorded() ).toEqual( [
				{ question_id: question.id, value },
			] );
		}
	);

	it.each< [ string, Question, string ] >( [
		[ 'a text', text, 'Tea' ],
		[ 'a long text', story, 'Once' ],
		[ 'an email address', email, 'ada@example.org' ],
	] )(
		'[WID-03] is recorded on Next, not while it is typed: %s',
		async ( _, question, value ) => {
			const user = await show( [ question, choice ] );
			type( value );
			expect( recorded() ).toEqual( [] );
			await user.click( button( 'Next' ) );
			expect( recorded() ).toEqual( [
				{ question_id: question.id, value },
			] );
		}
	);
} );

describe( 'the scales', () => {
	const names = () =>
		widget()
			.getAllByRole< HTMLInputElement >( 'radio' )
			.map( ( { value } ) => Number( value ) );
	const numbers = ( from: number, to: number ) =>
		Array.from( { length: to - from + 1 }, ( _, index ) => from + index );

	it( '[WID-04] has 1 to 5 stars, NPS 1 to 10, or 0 to 10 if its owner wants that', async () => {
		await show( [ STARS ] );
		expect( names() ).toEqual( numbers( 1, 5 ) );
		document.querySelector( 'userfeedback-widget' )!.remove();
		await show( [ NPS ] );
		expect( names() ).toEqual( numbers( 1, 10 ) );
		document.querySelector( 'userfeedback-widget' )!.remove();
		await show( [ ofType( 'nps', {}, { start_at_zero: true } ) ] );
		expect( names() ).toEqual( numbers( 0, 10 ) );
	} );
} );

describe( 'Skip', () => {
	const skip = () => widget().queryByRole( 'button', { name: 'Skip' } );
	const ALL = [ choice, several, STARS, NPS, PICTURES, text, story, email ];

	it.each( ALL.map( ( question ) => [ question.type, question ] as const ) )(
		'[WID-05] is hidden where %s is required, which is marked and continues only when answered',
		async ( _, question ) => {
			await show( [ question, required( question ) ] );
			expect( skip() ).toBeVisible();
			expect( widget().queryByText( 'Required' ) ).toBeNull();
			fireEvent.click( button( 'Next' ) );
			expect( skip() ).toBeNull();
			expect( widget().getByText( 'Required' ) ).toBeVisible();
			expect( button( 'Next' ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			);
			fireEvent.click( button( 'Next' ) );
			expect( widget().getByText( 'Question 2 of 2' ) ).toBeVisible();
			const input = [
				...widget().queryAllByRole( 'radio' ),
				...widget().queryAllByRole( 'checkbox' ),
			][ 0 ];
			if ( input ) {
				fireEvent.click( input );
			} else {
				type( 'ada@example.org' );
			}
			expect( button( 'Next' ) ).toHaveAttribute(
				'aria-disabled',
				'false'
			);
			fireEvent.click( button( 'Next' ) );
			await act( settle );
			expect(
				widget().getByText( 'Thanks for your feedback!' )
			).toBeVisible();
		}
	);

	it( '[WID-05] is hidden in NPS surveys; what is not required continues with Next', async () => {
		const user = await show( [ NPS, text ], {}, { type: 'nps' } );
		expect( skip() ).toBeNull();
		await user.click( button( 'Next' ) );
		expect( widget().getByText( 'Question 2 of 2' ) ).toBeVisible();
		expect( skip() ).toBeNull();
	} );
} );
