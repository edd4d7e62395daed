import { writeFileSync } from 'node:fs';
import type { Question } from '@/survey-model';
import type { Answer, AnswerValue } from '@/widget/definitions';
// Parts register with what the app has opened.
import '@/widget/app';
import '@/widget/parts/logic';
import '@/widget/parts/written';
import '@/add-ons/question-types/parts/icon-choice';
import '@/add-ons/question-types/parts/image-radio';
import '@/add-ons/question-types/parts/nps';
import '@/add-ons/question-types/parts/star-rating';
import { Random } from '../support/generated-surveys';
import { atBeginning } from './engine';
import type { Given } from './walks';
import { someSurvey, walk } from './walks';

/** Set for a random run, which fails only for a wrong result; what the cases cover is asserted for the fixed seed. */
const RANDOM_SEED = process.env[ 'LOGIC_WALKS_SEED' ];
const SEED = Number( RANDOM_SEED ?? 15 );
const SURVEYS = 5000;

/** tests/php/Responses/RandomWalksTest runs this file and lets the server judge the same walks: it sets the file to write them to. */
const FILE = process.env[ 'LOGIC_WALKS_FILE' ];

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
