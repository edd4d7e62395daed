import { resolve } from 'node:path';
import { CACHE, ROOT } from '../../../tools/lib/paths.mjs';
import { run } from '../../../tools/lib/run.mjs';
import { siteUrl } from '../../../tools/lib/server.mjs';
import { makeSite, wordPressFolder } from '../../../tools/lib/site.mjs';
import { median } from '../lib/measure.mjs';
import { atMost } from '../lib/report.mjs';

const FILE = resolve( ROOT, 'tests/fixtures/comma-survey.csv' );
const LINES = 1129;

/** Of megabytes, as in the report. */
const MEGABYTE = 1_000_000;

/**
 * How long a CSV file takes, and how much memory.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureImport( { site, report, rounds, sizes } ) {
	const add = ( what, samples, unit, goal ) =>
		report.add( { bench: 'import', what, samples, unit, goal } );
	const check = ( { stored, counted }, lines ) =>
		report.check(
			stored === lines && counted === lines,
			`import: ${ stored } of ${ lines } lines stored, ${ counted } counted.`
		);

	const sqlite = resolve( CACHE, 'bench/import-sqlite' );
	await makeSite( sqlite, siteUrl( 8888 ), { posts: false, survey: false } );
	const samples = [];
	for ( let round = 0; round < rounds; round++ ) {
		const [ program, args ] = site.phpCommand( 'import', { file: FILE } );
		args[ args.length - 2 ] = wordPressFolder( sqlite );
		const figures = JSON.parse( await run( program, args ) );
		check( figures, LINES );
		samples.push( figures.seconds );
	}
	add(
		'1,129 lines of 13 questions on SQLite',
		samples,
		's',
		atMost( 3, 's' )
	);

	const peaks = [];
	for ( const lines of sizes.slice( 0, 2 ) ) {
		const figures = await site.php( 'import', { lines } );
		check( figures, lines );
		peaks.push( figures.peak );
		const what = `${ lines.toLocaleString( 'en-US' ) } lines of 3 questions`;
		add( what, figures.seconds, 's' );
		add( `${ what }: memory`, figures.peak / MEGABYTE, 'MB' );
	}
	add(
		'memory with the most lines, beside that with the fewest',
		median( [ peaks[ 1 ] / peaks[ 0 ] ] ),
		'×',
		atMost( 1.1, '×' )
	);
}
