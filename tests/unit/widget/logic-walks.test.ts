import { writeFileSync } from 'node:fs';
import type { Question } from '@/survey-model';
import { conditionValues } from '@/survey-model';
import { kindOf } from '@/admin-pages/surveys/editor/question-types';
import type { State } from '@/widget/engine/state';
import { currentQuestion, reducer } from '@/widget/engine/state';
import type { Answer, AnswerValue } from '@/widget/definitions';
// Parts register with what the app has opened.
import '@/widget/app';
import '@/widget/parts/logic';
import '@/widget/parts/written';
import '@/add-ons/question-types/parts/icon-choice';
import '@/add-ons/question-types/parts/image-radio';
import '@/add-ons/question-types/parts/nps';
import '@/add-ons/question-types/parts/star-rating';
import { Random, someQuestions } from '../support/generated-surveys';
import { atBeginning } from './engine';
import { survey } from './support';

/** Set for a random run, which fails only for a wrong result; what the cases cover is asserted for the fixed seed. */
const RANDOM_SEED = process.env[ 'LOGIC_WALKS_SEED' ];
const SEED = Number( RANDOM_SEED ?? 15 );
const SURVEYS = 5000;

/** tests/php/Responses/RandomWalksTest runs this file and lets the server judge the same walks: it sets the file to write them to. */
const FILE = process.env[ 'LOGIC_WALKS_FILE' ];

type Given = Record< string, AnswerValue | undefined >;

/** Specification B 4 and decision 0030, comparator by comparator. */
function compares(
	given: AnswerValue | undefined,
	how: string,
	to: string | readonly string[]
) {
	if ( typeof to !== 'string' ) {
		const answers = Array.isArray( given ) ? given : [ given ?? '' ];
		return (
			how === 'ANY' &&
			to.some( ( each ) => answers.map( String ).includes( each ) )
		);
	}
	const text = Array.isArray( given )
		? given.join( ', ' )
		: String( given ?? '' );
	const isWithin = to !== '' && text.split( to ).length > 1;
	const numbers = [ text, to ].map( ( digits ) =>
		/^-?[0-9]+([.][0-9]+)?$/.test( digits ) ? Number( digits ) : NaN
	) as [ number, number ];
	const results: Record< string, boolean > = {
		'=': text === to,
		'!=': ! ( text === to ),
		IN: Array.isArray( given )
			? given.filter( ( label ) => label === to ).length > 0
			: isWithin,
		CONTAINS: isWithin,
		'!CONTAINS': ! isWithin,
		STARTS_WITH: isWithin && text.slice( 0, to.length ) === to,
		ENDS_WITH: isWithin && text.slice( -to.length ) === to,
		'>': numbers[ 0 ] > numbers[ 1 ],
		'<': numbers[ 0 ] < numbers[ 1 ],
	};
	return results[ how ] ?? false;
}

/** Goes once through all questions, as the specification describes it; the visitor has an answer to each that is shown. */
function referenceWalk( questions: readonly Question[], given: Given ) {
	const path: string[] = [];
	for ( const { id, logic } of questions ) {
		let isShown = true;
		if ( logic.enabled ) {
			let doAllHold = true;
			for ( const {
				question_id: on,
				compare,
				value,
			} of logic.conditions ) {
				const answer = path.includes( on ) ? given[ on ] : '';
				if ( ! compares( answer ?? '', compare, value ) ) {
					doAllHold = false;
				}
			}
			isShown = logic.action === 'show' ? doAllHold : ! doAllHold;
		}
		if ( isShown ) {
			path.push( id );
		}
	}
	return path;
}

/** Questions of which some are required, and some have conditions that the builder would not offer. */
function someSurvey( random: Random ) {
	const questions = someQuestions( random ).map(
		( question, index, all ) => ( {
			...question,
			settings: {
				...question.settings,
				required: random.below( 3 ) === 0,
			},
			logic: {
				...question.logic,
				enabled:
					index > 0 &&
					question.logic.conditions.length > 0 &&
					random.below( 8 ) > 0,
				conditions: question.logic.conditions.map( ( condition ) =>
					random.below( 4 ) > 0
						? condition
						: {
								question_id: all[ random.below( index ) ]!.id,
								compare: random.of( [
									'=',
									'!=',
									'IN',
									'CONTAINS',
									'!CONTAINS',
									'STARTS_WITH',
									'ENDS_WITH',
									'>',
									'<',
									'~',
									'ANY',
								] ),
								value: random.of( [
									condition.value,
									'',
									'3',
									'low',
								] ),
							}
				),
			},
		} )
	);
	return survey( { questions: questions as Question[] } );
}

function someAnswer( random: Random, question: Question ): AnswerValue {
	const values = conditionValues( question, kindOf( question.type ) );
	if ( ! values ) {
		return question.type === 'email'
			? random.of( [ 'slow@example.org', 'a@low.example' ] )
			: random.of( [ 'slow', 'a b', '3', 'too slow', 'lower a b' ] );
	}
	switch ( question.type ) {
		case 'checkbox': {
			const chosen = values.filter( () => random.below( 2 ) > 0 );
			return chosen.length > 0 ? chosen : [ values[ 0 ]! ];
		}
		case 'nps':
		case 'star-rating':
			return Number( random.of( values ) );
		default:
			return random.of( values );
	}
}

const TYPED: readonly string[] = [ 'text', 'long-text', 'email' ];

/** Gives an answer; typed texts are recorded by Next. */
const give = ( state: State, value: AnswerValue ) =>
	TYPED.includes( currentQuestion( state ).type )
		? reducer( state, { type: 'TYPE', typed: { text: String( value ) } } )
		: reducer( state, { type: 'ANSWER', value } );

/** Answers a survey at random, here and there going back; the last answer to each question counts. */
function walk( random: Random, state: State ) {
	const given: Given = {};
	const visited: string[] = [];
	let steps = 0;
	while ( state.view === 'question' ) {
		const question = currentQuestion( state );
		visited.push( question.id );
		steps++;
		if ( steps < 30 && state.path.length > 0 && random.below( 5 ) < 2 ) {
			state = reducer( state, { type: 'BACK' } );
		} else if ( ! question.settings.required && random.below( 4 ) === 0 ) {
			given[ question.id ] = null;
			state = reducer( state, { type: 'SKIP' } );
		} else {
			// Who comes back may leave the answer as it is.
			if (
				( given[ question.id ] ?? null ) === null ||
				random.below( 2 )
			) {
				given[ question.id ] = someAnswer( random, question );
				state = give( state, given[ question.id ]! );
			}
			state = reducer( state, { type: 'NEXT' } );
		}
	}
	return { given, visited, state };
}

describe( 'random surveys with logic', () => {
	it( `[LOG-06~] lead visitors as a plain walk does, and send what it sends (${ SURVEYS } surveys, seed ${ SEED })`, () => {
		const random = new Random( SEED );
		const walks: object[] = [];
		const seen = {
			hidden: 0,
			hiddenRequired: 0,
			lastRequired: 0,
			dropped: 0,
			ended: 0,
			skipped: 0,
		};
		for ( let number = 1; number <= SURVEYS; number++ ) {
			const asked = someSurvey( random );
			const { questions } = asked;
			const { given, visited, state } = walk(
				random,
				atBeginning( asked )
			);
			const path = referenceWalk( questions, given );
			const expected = path.map( ( id ): Answer => ( {
				question_id: id,
				value: given[ id ]!,
			} ) );
			const { answers, delivery } = state;
			const isSent = expected.some( ( { value } ) => value !== null );
			// Not an assertion for each survey: 5,000 take seconds.
			const actual = JSON.stringify( [ answers, delivery.status ] );
			const wanted = JSON.stringify( [
				expected,
				isSent ? 'sending' : 'none',
			] );
			if ( actual !== wanted ) {
				throw new Error(
					`Survey ${ number } of seed ${ SEED }: ${ actual } instead of ${ wanted } for ${ JSON.stringify( { given, visited, questions } ) }`
				);
			}
			walks.push( { questions, answers, path } );
			seen.hidden += questions.length - path.length;
			seen.hiddenRequired += questions.filter(
				( { id, settings } ) =>
					settings.required && ! path.includes( id )
			).length;
			seen.lastRequired += Number(
				isSent &&
					questions.some(
						( { id, settings } ) =>
							settings.required && id === path.at( -1 )
					)
			);
			seen.ended += Number( path.at( -1 ) !== questions.at( -1 )!.id );
			seen.dropped += Number(
				visited.some( ( id ) => id in given && ! path.includes( id ) )
			);
			seen.skipped += Number( ! isSent );
		}
		if ( FILE !== undefined ) {
			writeFileSync( FILE, JSON.stringify( walks ) );
		}
		if ( RANDOM_SEED !== undefined ) {
			return;
		}
		// All of it happened often enough to be worth the name of a check.
		expect( seen.hidden ).toBeGreaterThan( SURVEYS );
		expect( seen.ended ).toBeGreaterThan( SURVEYS / 10 );
		expect( seen.dropped ).toBeGreaterThan( SURVEYS / 50 );
		expect( seen.skipped ).toBeGreaterThan( SURVEYS / 100 );
		expect( seen.hiddenRequired ).toBeGreaterThan( SURVEYS / 5 );
		expect( seen.lastRequired ).toBeGreaterThan( SURVEYS / 10 );
	} );
} );
