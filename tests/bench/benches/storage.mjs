import { limit } from '../lib/report.mjs';
import { ONE_CHOICE } from '../lib/surveys.mjs';

const PREFIX = 'bench_storage_';
const TABLES = [
	'responses',
	'answers',
	'answer_texts',
	'survey_counts',
	'question_counts',
	'question_options',
	'pages',
];

/**
 * What a stored response weighs, in tables that hold nothing else.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureStorage( { site, surveys, report, sizes } ) {
	const count = sizes[ sizes.length - 1 ];
	const survey = await surveys.get( 'Storage', ONE_CHOICE );
	for ( const table of TABLES ) {
		await site.sql(
			`CREATE TABLE ${ PREFIX }${ table } LIKE {${ table }}`
		);
	}
	await site.php( 'fill', { survey, count, prefix: PREFIX } );
	const lines = await site.sql(
		`SELECT table_name, data_length + index_length FROM information_schema.tables
		WHERE table_schema = 'wordpress' AND table_name LIKE '${ PREFIX.replaceAll( '_', '\\_' ) }%'`
	);
	const sizesOf = Object.fromEntries(
		lines.map( ( line ) => {
			const [ name, bytes ] = line.split( '\t' );
			return [ name.slice( PREFIX.length ), Number( bytes ) / count ];
		} )
	);
	const row = ( what, samples, rest = {} ) =>
		report.add( {
			bench: 'storage',
			what: `a response with one choice: ${ what }`,
			samples,
			unit: 'bytes',
			...rest,
		} );
	row(
		'all',
		Object.values( sizesOf ).reduce( ( sum, bytes ) => sum + bytes, 0 ),
		{
			goal: limit( 310, 'bytes' ),
			existing: '298, without normalised answers, counts or indexes',
		}
	);
	for ( const table of [
		'responses',
		'answers',
		'survey_counts',
		'question_counts',
	] ) {
		row( table, sizesOf[ table ] );
	}
	for ( const table of TABLES ) {
		await site.sql( `DROP TABLE ${ PREFIX }${ table }` );
	}
}
