import { fireEvent } from '@testing-library/react';
import cases from '../../fixtures/comparators.json';
import type { Condition, Question } from '@/survey-model';
import type { Answer } from '@/widget/definitions';
import { partsOf } from '@/widget/registry';
import {
	button,
	fetchMock,
	heading,
	sentBodies,
	show,
	type,
	useFreshPage,
	widget,
} from './popup';
import {
	choice,
	required,
	several,
	settle,
	story,
	survey,
	text,
} from './support';
// After the app, which the popup's module brings.
import '@/widget/parts/logic';

useFreshPage();

const logic = () => partsOf( 'next-question' ).at( -1 )!;

function when(
	question: Question,
	conditions: readonly object[],
	action: 'show' | 'hide' = 'show'
): Question {
	return {
		...question,
		logic: { enabled: true, action, conditions },
	} as Question;
}

const is = ( id: string, value: string | string[], compare = '=' ) =>
	( { question_id: id, compare, value } ) as Condition;

describe( 'the logic part', () => {
	const last = { ...choice, id: 'last' };

	/** Where the part leads to from the first of three questions, of which the second has the condition. */
	function after(
		value: unknown,
		condition: Condition,
		action: 'show' | 'hide'
	) {
		const answers =
			value === undefined
				? []
				: [ { question_id: text.id, value } as Answer ];
		const questions = [ text, when( choice, [ condition ], action ), last ];
		return logic().next( {
			survey: survey( { questions } ),
			question: text,
			answers,
		} );
	}

	it.each( cases )(
		'[LOG-03] answer $answer, condition $comparator $value: $expected',
		( { comparator, answer, value, expected } ) => {
			const condition = is( text.id, value, comparator );
			const answers = answer === null ? [ null, undefined ] : [ answer ];
			for ( const given of answers ) {
				// Undefined: the question in order.
				expect( after( given, condition, 'show' ) ).toBe(
					expected ? undefined : 'last'
				);
				expect( after( given, condition, 'hide' ) ).toBe(
					expected ? 'last' : undefined
				);
			}
		}
	);

	it( 'ends the survey if every later question is hidden, and decides nothing after the last one', () => {
		const questions = [ text, when( last, [ is( text.id, 'Tea' ) ] ) ];
		const next = ( question: Question ) =>
			logic().next( {
				survey: survey( { questions } ),
				question,
				answers: [],
			} );
		expect( next( text ) ).toBeNull();
		expect( next( questions[ 1 ]! ) ).toBeUndefined();
	} );

	it( 'ignores the conditions of logic that is turned off', () => {
		const off = when( choice, [ is( text.id, 'Tea' ) ] );
		const questions = [
			text,
			{ ...off, logic: { ...off.logic, enabled: false } } as Question,
		];
		expect(
			logic().next( {
				survey: survey( { questions } ),
				question: text,
				answers: [],
			} )
		).toBeUndefined();
	} );
} );

describe( 'a survey with logic', () => {
	const questions = [
		choice,
		when( required( several ), [ is( choice.id, 'The web' ) ] ),
		when( { ...text, id: 'why' }, [ is( several.id, 'Assam', 'IN' ) ] ),
		when( story, [ is( choice.id, 'By chance' ) ], 'hide' ),
	];

	async function start() {
		const user = await show( questions );
		return {
			choose: async ( name: string ) => {
				await user.click( widget().getByLabelText( name ) );
				await user.click( button( 'Next' ) );
			},
			next: () => user.click( button( 'Next' ) ),
		};
	}

	it( '[LOG-06] shows the questions whose conditions hold, one after the other', async () => {
		const { choose, next } = await start();
		await choose( 'The web' );
		expect( heading() ).toHaveTextContent( several.title );
		await choose( 'Assam' );
		expect( heading() ).toHaveTextContent( text.title );
		type( 'Malty' );
		await next();
		expect( heading() ).toHaveTextContent( story.title );
		type( 'Long ago' );
		await next();
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: choice.id, value: 'The web' },
			{ question_id: several.id, value: [ 'Assam' ] },
			{ question_id: 'why', value: 'Malty' },
			{ question_id: story.id, value: 'Long ago' },
		] );
	} );

	it( '[LOG-06~] skips hidden questions, required ones too, and what depends on their answers', async () => {
		const { choose, next } = await start();
		await choose( 'A friend' );
		expect( heading() ).toHaveTextContent( story.title );
		type( 'Long ago' );
		await next();
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: choice.id, value: 'A friend' },
			{ question_id: story.id, value: 'Long ago' },
		] );
	} );

	it( '[LOG-06~] forgets answers that a changed answer takes off the path, unless the visitor comes back to them', async () => {
		const { choose, next } = await start();
		await choose( 'The web' );
		await choose( 'Assam' );
		type( 'Malty' );
		await next();
		for ( let times = 0; times < 3; times++ ) {
			fireEvent.click( button( 'Back' ) );
		}
		await choose( 'A friend' );
		// The condition of "why" would hold for the answer that is off the path.
		expect( heading() ).toHaveTextContent( story.title );
		fireEvent.click( button( 'Back' ) );
		await choose( 'The web' );
		expect( widget().getByLabelText( 'Assam' ) ).toBeChecked();
		fireEvent.click( button( 'Back' ) );
		await choose( 'A friend' );
		type( 'Long ago' );
		await next();
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: choice.id, value: 'A friend' },
			{ question_id: story.id, value: 'Long ago' },
		] );
	} );

	it( '[LOG-06~] [WID-11~] finishes if no question is left, and saves the answers', async () => {
		const { choose } = await start();
		await choose( 'By chance' );
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
		await settle();
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: choice.id, value: 'By chance' },
		] );
	} );
} );
