import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CACHE, ROOT } from '../../../tools/lib/paths.mjs';
import { run } from '../../../tools/lib/run.mjs';
import { siteUrl } from '../../../tools/lib/server.mjs';
import {
	makeSite,
	wordPressFolder,
	wpCommand,
} from '../../../tools/lib/site.mjs';
import { wpEnvironment } from '../../../tools/lib/wp-cli.mjs';
import { median } from '../lib/measure.mjs';
import { atMost, figure } from '../lib/report.mjs';

const FILE = resolve( ROOT, 'tests/fixtures/comma-survey.csv' );
const LINES = 1129;

/** Of megabytes, as in the report. */
const MEGABYTE = 1_000_000;

/** How often a large import is killed, and how many ms after it has come further at most. */
const KILLS = 4;
const LIFE = 5000;

const pause = ( ms ) => new Promise( ( wake ) => setTimeout( wake, ms ) );

/**
 * Writes a file with a date, a choice, several choices in columns of their own, a scale, and a text.
 *
 * @param {string} path
 * @param {number} lines
 */
async function writeAnswers( path, lines ) {
	const file = createWriteStream( path );
	file.write( 'Timestamp,How often?,Shop,Website,How good?,Why?\n' );
	for ( let line = 0; line < lines; line++ ) {
		const minute = String( line % 60 ).padStart( 2, '0' );
		const day = String( 1 + ( Math.floor( line / 40_000 ) % 28 ) ).padStart(
			2,
			'0'
		);
		const isWritten = file.write(
			`2026-01-${ day } 10:${ minute }:00,${ line % 6 } times,${
				line % 2 ? 'Shop' : ''
			},${ line % 3 ? 'Website' : '' },${
				1 + ( line % 5 )
			},"Because of reason ${ line }, I think"\n`
		);
		if ( ! isWritten ) {
			await once( file, 'drain' );
		}
	}
	file.end();
	await once( file, 'close' );
}

/** The newest import that was begun after another one. */
const newestImport = async ( site, after ) => {
	const [ row ] = await site.sql(
		`SELECT CONCAT_WS( ' ', id, status, done, total ) FROM {jobs} WHERE kind = 'import-responses' AND id > ${ after } ORDER BY id DESC LIMIT 1`
	);
	return row === undefined ? null : row.split( ' ' );
};

/**
 * Runs a command of wp-cli that is killed a while after it has come further.
 *
 * @param {import('../lib/site.mjs').Site} site
 * @param {string[]}                       command
 * @param {number}                         after   Id of the work before.
 * @param {boolean}                        isKilled
 * @return {Promise<number|null>} Its exit code; null if it was killed.
 */
async function runKilled( site, command, after, isKilled ) {
	const [ program, all ] = wpCommand( site.folder, command, [ CACHE ] );
	const child = spawn( program, all, {
		env: wpEnvironment(),
		stdio: [ 'ignore', 'ignore', 'inherit' ],
	} );
	const ended = once( child, 'close' );
	let hasEnded = false;
	void ended.then( () => ( hasEnded = true ) );
	const begin = await newestImport( site, after );
	while ( isKilled && ! hasEnded ) {
		await pause( 200 );
		const now = await newestImport( site, after );
		if ( now !== null && now[ 2 ] !== ( begin?.[ 2 ] ?? '0' ) ) {
			await pause( LIFE * Math.random() );
			child.kill( 'SIGKILL' );
			break;
		}
	}
	const [ code ] = await ended;
	return code;
}

/**
 * A large file on the command line, in processes that are killed, and then in one that is not.
 *
 * @param {import('../run.mjs').Context} context
 * @param {number}                       lines
 */
async function measureKilled( { site, surveys, report }, lines ) {
	const path = resolve( CACHE, 'bench/import-lines.csv' );
	await writeAnswers( path, lines );
	const [ before ] = await site.sql(
		'SELECT COALESCE( MAX( id ), 0 ) FROM {jobs}'
	);
	const from = performance.now();
	let command = [ 'userfeedback', 'import', path, '--title=Killed' ];
	let kills = 0;
	let code = null;
	while ( code === null ) {
		code = await runKilled( site, command, before, kills < KILLS );
		const work = await newestImport( site, before );
		if ( code === null ) {
			kills++;
			command = [ 'userfeedback', 'jobs', 'run', work[ 0 ] ];
			// As if the lease of the process that is gone had passed.
			await site.sql(
				"UPDATE {jobs} SET leased_until = '2020-01-01', due_at = '2020-01-01' WHERE kind = 'import-responses' AND token IS NOT NULL"
			);
			continue;
		}
		report.check(
			code === 0 && work?.[ 1 ] === 'done' && work[ 2 ] === work[ 3 ],
			`import: the killed import ends with ${ code } as ${ work }.`
		);
	}
	report.add( {
		bench: 'import',
		what: `${ figure( lines ) } lines on the command line, killed ${ kills } times`,
		samples: ( performance.now() - from ) / 1000,
		unit: 's',
	} );
	await rm( path );
	const [ id ] = await site.sql(
		"SELECT MAX( id ) FROM {surveys} WHERE title = 'Killed'"
	);
	// Those of the two columns that are one question, and one where neither is chosen.
	const chosen =
		Math.floor( lines / 2 ) +
		( lines - Math.ceil( lines / 3 ) ) +
		Math.ceil( lines / 6 );
	const [ rows, answers ] = await site.sql(
		`SELECT COUNT(*) FROM {responses} WHERE survey_id = ${ id }
		UNION ALL SELECT COUNT(*) FROM {answers} WHERE survey_id = ${ id } AND question_id = 'column3'`
	);
	report.check(
		Number( rows ) === lines && Number( answers ) === chosen,
		`import: ${ rows } of ${ lines } lines after ${ kills } kills, ${ answers } of ${ chosen } chosen options.`
	);
	report.check(
		await surveys.isExact( Number( id ) ),
		'import: the counts of the killed import are not exact.'
	);
}

/**
 * How long a CSV file takes, and how much memory.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureImport( context ) {
	const { site, report, rounds, sizes } = context;
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
	await measureKilled( context, sizes.at( -1 ) );
}
