import { interleave, median } from '../lib/measure.mjs';
import { atMost, figure, limit } from '../lib/report.mjs';

const KB = 1024;
const MB = KB * KB;
const PER_PAGE = 20;

/** What the existing product took at a million responses, in all. */
const EXISTING = {
	results: '27,200 ms, 2.84 GB, 89.8 MB',
	overview: '586 ms',
	list: '107 ms',
	first: '364 ms',
	far: '735 ms',
};

const daysAgo = ( days ) =>
	new Date( Date.now() - days * 86_400_000 ).toISOString().slice( 0, 10 );

/** The requests of the screens that show a survey's answers, with their limits of SQL in milliseconds. */
async function requests( { site, surveys }, count ) {
	const id = await surveys.filled( count );
	const route = `/wp-json/userfeedback/v1`;
	const { pagination } = await site.api(
		'GET',
		`surveys/${ id }/responses?per_page=${ PER_PAGE }`
	);
	const middle = Math.ceil( pagination.pages * 0.9 );
	const far = `${ route }/surveys/${ id }/responses?per_page=${ PER_PAGE }&page=${ middle }`;
	const { items } = await site.api( 'GET', far.slice( route.length + 1 ) );
	return {
		results: {
			what: 'results of a survey, of all time',
			path: `${ route }/surveys/${ id }/results?all_time=true`,
			most: 20,
		},
		month: {
			what: 'results of a month long ago',
			path: `${ route }/surveys/${ id }/results?from=${ daysAgo( 300 ) }&to=${ daysAgo( 271 ) }`,
			most: 20,
		},
		texts: {
			what: 'texts of a question, of all time, a page far back',
			path: `${ route }/surveys/${ id }/questions/words/texts?all_time=true&page=400`,
			most: 400,
		},
		search: {
			what: 'texts of a question, a search that finds nothing',
			path: `${ route }/surveys/${ id }/questions/words/texts?all_time=true&search=zzzz`,
			most: 400,
		},
		compare: {
			what: 'two groups of visitors side by side',
			path: `${ route }/surveys/${ id }/compare?all_time=true&by=device&a=desktop&b=mobile`,
			most: 2000,
		},
		overview: {
			what: 'overview of all surveys',
			path: `${ route }/results-summary`,
			most: 20,
		},
		list: {
			what: 'list of surveys',
			path: `${ route }/surveys?per_page=20`,
			most: 20,
		},
		first: {
			what: 'responses, first page',
			path: `${ route }/surveys/${ id }/responses?per_page=${ PER_PAGE }`,
			most: 5,
		},
		far: {
			what: `responses, page ${ figure( middle ) } typed`,
			path: far,
			most: 400,
		},
		one: {
			what: 'a response with its neighbours',
			path: `${ route }/surveys/${ id }/responses/${ items[ 0 ].id }`,
			most: 5,
		},
	};
}

/** What each request costs: time without, SQL with the statements written down. */
export async function measureAt( { site, rounds }, targets ) {
	const asAdmin = true;
	const cost = ( { path }, withQueries ) =>
		site.cost( path, { asAdmin, withQueries } );
	await interleave( targets, 1, ( one ) => cost( one, false ) );
	const times = await interleave( targets, rounds, ( one ) =>
		cost( one, false )
	);
	const statements = await interleave( targets, rounds, ( one ) =>
		cost( one, true )
	);
	return { times, statements };
}

/** A statement's time in the middle of the rounds, the slowest first. */
export function slowest( rounds ) {
	return rounds[ 0 ].statements
		.map( ( [ sql ], index ) => ( {
			milliseconds: median(
				rounds.map(
					( { statements } ) => statements[ index ]?.[ 1 ] ?? 0
				)
			),
			sql: sql.replace( /\s+/g, ' ' ).slice( 0, 300 ),
		} ) )
		.filter( ( { milliseconds } ) => milliseconds >= 1 )
		.sort( ( a, b ) => b.milliseconds - a.milliseconds );
}

/** The milliseconds of statements on our tables; WordPress' own are those of any request. */
export const ownSql = ( { statements } ) =>
	statements
		.filter( ( [ sql ] ) => sql.includes( '_ufb_' ) )
		.reduce( ( sum, [ , milliseconds ] ) => sum + milliseconds, 0 );

/**
 * How long owners wait for their figures and answers.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureResults( context ) {
	const { report, sizes } = context;
	const largest = sizes.at( -1 );
	const ofResults = [];
	report.notes.results = {};
	for ( const count of sizes ) {
		const targets = await requests( context, count );
		const { times, statements } = await measureAt( context, targets );
		for ( const [ name, { what, most } ] of Object.entries( targets ) ) {
			const row = ( kind, samples, unit, goal, existing ) =>
				report.add( {
					bench: 'results',
					what: `${ figure( count ) } stored, ${ what }: ${ kind }`,
					samples,
					unit,
					goal,
					existing,
				} );
			const all = ( read ) => times[ name ].map( read );
			const isLargest = count === largest;
			const milliseconds = all( ( one ) => one.milliseconds );
			const existing = isLargest ? EXISTING[ name ] : '';
			row( 'time in PHP', milliseconds, 'ms', undefined, existing );
			const sql = statements[ name ].map( ownSql );
			row( 'SQL', sql, 'ms', atMost( most, 'ms' ) );
			if ( isLargest ) {
				const isResults = name === 'results';
				const memory = isResults ? limit( 32, 'MB' ) : undefined;
				const json = isResults ? atMost( 100, 'KB' ) : undefined;
				row(
					'memory',
					all( ( { peak } ) => peak / MB ),
					'MB',
					memory
				);
				row(
					'JSON',
					all( ( { bytes } ) => bytes / KB ),
					'KB',
					json
				);
			}
			if ( name === 'results' ) {
				ofResults.push( median( milliseconds ) );
			}
			report.notes.results[ `${ count } ${ name }` ] = slowest(
				statements[ name ]
			);
		}
	}
	report.add( {
		bench: 'results',
		what: `results of a survey: time at ${ figure( largest ) } ÷ at ${ figure( sizes[ 0 ] ) }`,
		samples: ofResults.at( -1 ) / ofResults[ 0 ],
		unit: '×',
		goal: atMost( 2, '×' ),
	} );
}
