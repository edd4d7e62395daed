import { atMost, figure, limit } from '../lib/report.mjs';
import { measureAt, slowest } from './results.mjs';

/** Questions of the survey, days on which it was answered, small surveys beside it, and rows of counts in all for the second part. */
const FULL = { questions: 100, days: 1095, beside: 5000, rows: 10_000_000 };
const QUICK = { questions: 10, days: 90, beside: 20, rows: 20_000 };

/** Every so manieth question is a text. */
const TEXT_EVERY = 5;

/** Further large surveys have ids above all others. */
const FIRST_LARGE = 1_000_000;

const questions = ( count ) =>
	Array.from( { length: count }, ( _, index ) => {
		const isText = ( index + 1 ) % TEXT_EVERY === 0;
		return {
			id: `q${ index + 1 }`,
			type: isText ? 'text' : 'radio-button',
			title: `Question ${ index + 1 }`,
			config: isText
				? {}
				: { options: [ 'One', 'Two', 'Three', 'Four', 'Five' ] },
		};
	} );

const daysAgo = ( days ) =>
	new Date( Date.now() - days * 86_400_000 ).toISOString().slice( 0, 10 );

/**
 * The requests whose counts are measured: the most milliseconds of SQL, rows that the database reads, and statements on the counts. Rows do not
 * depend on the clock, and hardly on what else is stored.
 */
function requests( survey, { beside, questions: count, days } ) {
	const route = '/wp-json/userfeedback/v1';
	const results = `${ route }/surveys/${ survey }/results`;
	const perDay = count * 7;
	const months = Math.ceil( days / 30 ) + 1;
	return {
		list: {
			what: 'totals of a list of 20 surveys',
			path: `${ route }/surveys?per_page=20`,
			tables: /survey_counts/,
			most: 5,
			reads: 2000 + 4 * beside,
			statements: 1,
		},
		overview: {
			what: `overview of ${ figure( beside ) } surveys, 30 days`,
			path: `${ route }/results-summary?per_page=1`,
			tables: /survey_counts/,
			most: 100,
			reads: 2000 + ( 2 * 31 + 10 ) * beside,
			statements: Math.ceil( ( beside + 1 ) / 500 ) + 1,
		},
		all: {
			what: 'results of all time: counts',
			path: `${ results }?all_time=true`,
			tables: /_counts/,
			most: 150,
			reads: 20_000 + 2 * months * perDay,
			statements: 6,
		},
		texts: {
			what: 'results of all time: newest texts',
			path: `${ results }?all_time=true`,
			tables: /answer_texts|period DESC|!answered/,
			most: 20,
			reads: 20_000 + 2 * months * perDay,
			statements: 6,
		},
		year: {
			what: 'results of a year and the year before',
			path: `${ results }?from=${ daysAgo( 364 ) }&to=${ daysAgo( 0 ) }`,
			tables: /_counts/,
			most: 150,
			reads: 20_000 + 4 * ( 12 + 2 * 31 ) * perDay,
			statements: 9,
		},
		trend: {
			what: 'trend of a question, of all time',
			path: `${ route }/surveys/${ survey }/questions/q1/trend?all_time=true`,
			tables: /_counts/,
			most: 20,
			reads: 4000,
			statements: 4,
		},
	};
}

/** Measures all requests. */
async function measure( context, survey, size, beside ) {
	const targets = requests( survey, size );
	const { statements } = await measureAt( context, targets );
	for ( const [ name, target ] of Object.entries( targets ) ) {
		const own = statements[ name ].map( ( one ) =>
			one.statements.filter( ( [ sql ] ) => target.tables.test( sql ) )
		);
		const row = ( kind, samples, unit, goal ) =>
			context.report.add( {
				bench: 'counts',
				what: `${ beside }, ${ target.what }: ${ kind }`,
				samples,
				unit,
				goal,
			} );
		row(
			'SQL',
			own.map( ( all ) =>
				all.reduce(
					( sum, [ , milliseconds ] ) => sum + milliseconds,
					0
				)
			),
			'ms',
			atMost( target.most, 'ms' )
		);
		row(
			'statements',
			own.map( ( all ) => all.length ),
			'',
			limit( target.statements )
		);
		row(
			'rows read by the request',
			statements[ name ].map( ( { reads } ) => reads ),
			'',
			limit( target.reads )
		);
		context.report.notes.counts[ `${ beside } ${ name }` ] = slowest(
			statements[ name ]
		);
	}
}

/**
 * What counts cost with many questions, surveys and years, and beside as many rows as years of a busy site leave.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureCounts( context ) {
	const { site, surveys, report } = context;
	const size = report.isQuick ? QUICK : FULL;
	const { days, beside } = size;
	report.notes.counts = {};
	const survey = await surveys.get( 'Counts', questions( size.questions ) );
	await site.php( 'fill-counts', { survey, days, beside } );
	await measure(
		context,
		survey,
		size,
		`${ size.questions } questions × ${ figure( days ) } days beside ${ figure( beside ) } surveys`
	);

	const rows = async () =>
		Number(
			(
				await site.sql(
					'SELECT ( SELECT COUNT(*) FROM {survey_counts} ) + ( SELECT COUNT(*) FROM {question_counts} )'
				)
			)[ 0 ]
		);
	const own = Number(
		(
			await site.sql(
				`SELECT COUNT(*) FROM {question_counts} WHERE survey_id = ${ survey }`
			)
		)[ 0 ]
	);
	const large = Math.ceil( ( size.rows - ( await rows() ) ) / own );
	await site.php( 'fill-counts', {
		survey,
		days,
		large,
		first: FIRST_LARGE,
	} );
	await measure(
		context,
		survey,
		size,
		`beside ${ figure( await rows() ) } rows of counts`
	);
}
