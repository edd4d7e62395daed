import { interleave, median } from '../lib/measure.mjs';
import { atLeast, figure, limit } from '../lib/report.mjs';
import { THIRTEEN_QUESTIONS } from '../lib/surveys.mjs';

const MEGABYTE = 1_000_000;

/** Of megabytes, beside what WordPress itself takes. */
const MOST_MEMORY = 32;

const LEAST_RATE = 50_000;

/** Of rows with thirteen questions. */
const LEAST_RATE_LONG = 20_000;

/** Responses of the survey with thirteen questions. */
const LONG = 100_000;

/**
 * How fast responses are exported, and with how much memory: as CSV, as a workbook, and as a workbook in parts as the background writes
 * it.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureExport( {
	site,
	surveys,
	report,
	rounds,
	sizes,
} ) {
	const ways = {
		CSV: { format: 'csv', paused: false },
		workbook: { format: 'xlsx', paused: false },
		'workbook in parts': { format: 'xlsx', paused: true },
	};
	const peaks = {};
	for ( const size of sizes ) {
		const survey = await surveys.filled( size );
		const samples = await interleave(
			ways,
			Math.min( rounds, size > 100_000 ? 1 : 3 ),
			( way ) => site.php( 'export', { survey, ...way } )
		);
		for ( const [ name, runs ] of Object.entries( samples ) ) {
			runs.forEach( ( { rows } ) =>
				report.check(
					rows === size,
					`export: ${ rows } of ${ size } rows in the ${ name }.`
				)
			);
			const what = `${ figure( size ) } responses of 3 questions, ${ name }`;
			const peak = median( runs.map( ( run ) => run.peak ) );
			const add = ( more, of, unit, goal ) =>
				report.add( {
					bench: 'export',
					what: what + more,
					samples: runs.map( of ),
					unit,
					goal,
				} );
			add(
				'',
				( run ) => run.rows / run.seconds,
				'rows/s',
				atLeast( LEAST_RATE, 'rows/s' )
			);
			add(
				': memory',
				( run ) => run.peak / MEGABYTE,
				'MB',
				limit( MOST_MEMORY, 'MB' )
			);
			peaks[ name ] = [ ...( peaks[ name ] ?? [] ), peak ];
		}
	}
	for ( const [ name, values ] of Object.entries( peaks ) ) {
		report.add( {
			bench: 'export',
			what: `${ name }: memory with the most responses, beside that with the fewest`,
			samples: median( [ values[ values.length - 1 ] / values[ 0 ] ] ),
			unit: '×',
			goal: limit( 1.1, '×' ),
		} );
	}
	const long = Math.min( LONG, sizes.at( -1 ) );
	const survey = await surveys.filled( long, THIRTEEN_QUESTIONS );
	const samples = await interleave( ways, Math.min( rounds, 3 ), ( way ) =>
		site.php( 'export', { survey, ...way } )
	);
	for ( const [ name, runs ] of Object.entries( samples ) ) {
		const what = `${ figure( long ) } responses of 13 questions, ${ name }`;
		runs.forEach( ( { rows } ) =>
			report.check(
				rows === long,
				`export: ${ rows } rows instead of ${ what }.`
			)
		);
		report.add( {
			bench: 'export',
			what,
			samples: runs.map( ( run ) => run.rows / run.seconds ),
			unit: 'rows/s',
			goal: atLeast( LEAST_RATE_LONG, 'rows/s' ),
		} );
		report.add( {
			bench: 'export',
			what: `${ what }: memory`,
			samples: runs.map( ( run ) => run.peak / MEGABYTE ),
			unit: 'MB',
			goal: limit( MOST_MEMORY, 'MB' ),
		} );
	}
}
