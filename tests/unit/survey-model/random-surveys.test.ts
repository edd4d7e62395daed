import { writeFileSync } from 'node:fs';
import { Random } from '../support/generated-surveys';
import { TYPE_NAMES } from '../support/question-types';
import { randomVerdict } from '../support/random-surveys';

/** Set for a random run, which fails only for a wrong result; what the cases cover is asserted for the fixed seed. */
const RANDOM_SEED = process.env[ 'RANDOM_SURVEYS_SEED' ];
const SEED = Number( RANDOM_SEED ?? 14 );

/**
 * tests/php/Surveys/RandomSurveysTest runs this file and lets the server validate the same surveys: it sets their number
 * and the file to write them to.
 */
const FILE = process.env[ 'RANDOM_SURVEYS_FILE' ];
const COUNT = Number( process.env[ 'RANDOM_SURVEYS_COUNT' ] ?? 300 );

describe( 'random surveys', () => {
	it( `are valid and invalid ones of all types, the same for the same seed (${ SEED })`, () => {
		const random = new Random( SEED );
		const verdicts = Array.from( { length: COUNT }, () =>
			randomVerdict( random )
		);
		if ( FILE !== undefined ) {
			writeFileSync( FILE, JSON.stringify( verdicts ) );
		}
		if ( RANDOM_SEED !== undefined ) {
			return;
		}
		const valid = verdicts.filter( ( { fields } ) => fields.length === 0 );
		expect( valid.length / COUNT ).toBeGreaterThan( 0.25 );
		expect( valid.length / COUNT ).toBeLessThan( 0.75 );
		const types = verdicts.flatMap( ( { survey } ) =>
			survey.questions!.map( ( { type } ) => type )
		);
		expect( [ ...new Set( types ) ].sort() ).toEqual(
			[ ...TYPE_NAMES ].sort()
		);
		// Ids of questions are random on their own.
		const again = randomVerdict( new Random( SEED ) );
		expect( again.fields ).toEqual( verdicts[ 0 ]!.fields );
	} );
} );
