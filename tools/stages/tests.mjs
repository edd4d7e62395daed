import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { CACHE } from '../lib/paths.mjs';
import { startMariadb } from '../lib/mariadb.mjs';
import { ensureChromium } from '../lib/packages.mjs';
import { tryRun } from '../lib/run.mjs';
import { ensurePhpUnitSite, makePhpUnitSite } from '../lib/test-site.mjs';
import { bin, testResult } from './result.mjs';

const NOTHING = { passed: 0, failed: 0 };

/**
 * Compiled code for the long run of PHPUnit. Tests write PHP files and include them: a file is looked at again each time, and one that
 * is younger than two seconds is never kept (opcache.file_update_protection).
 */
const OPCACHE = [
	'opcache.enable_cli=1',
	'opcache.revalidate_freq=0',
	'opcache.jit=tracing',
	'opcache.jit_buffer_size=64M',
].flatMap( ( setting ) => [ '-d', setting ] );

/**
 * A path for a runner's report, of which no older one is left.
 *
 * @param {string} name File name.
 */
function freshReport( name ) {
	const file = resolve( CACHE, name );
	rmSync( file, { force: true } );
	return file;
}

function readJson( file ) {
	return existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) )
		: null;
}

/** Jest. */
export async function unit() {
	const report = freshReport( 'jest-results.json' );
	const run = await tryRun(
		bin( 'jest' ),
		[ '--ci', '--maxWorkers=1', '--json', `--outputFile=${ report }` ],
		{
			stdio: [ 'ignore', 'ignore', 'pipe' ],
		}
	);
	const json = readJson( report );
	return testResult(
		run,
		json
			? {
					passed: json.numPassedTests,
					failed:
						json.numFailedTests + json.numRuntimeErrorTestSuites,
				}
			: NOTHING
	);
}

/**
 * PHPUnit inside WordPress.
 *
 * @param {string} engine The database, for the names of files.
 * @param {string} folder The folder of WordPress.
 */
async function phpUnit( engine, folder ) {
	const report = freshReport( `phpunit-${ engine }.xml` );
	// Of its own: tests that look what an installation leaves behind would find that of the stage beside it.
	const temporary = resolve( CACHE, `phpunit-${ engine }-tmp` );
	rmSync( temporary, { recursive: true, force: true } );
	mkdirSync( temporary, { recursive: true } );
	const run = await tryRun(
		'php',
		[
			'-d',
			'memory_limit=1G',
			...OPCACHE,
			'vendor/bin/phpunit',
			'--colors=never',
			`--cache-directory=${ resolve( CACHE, `phpunit-${ engine }` ) }`,
			`--log-junit=${ report }`,
		],
		{
			env: { ...process.env, UF_WP_PATH: folder, TMPDIR: temporary },
		}
	);
	if ( ! existsSync( report ) ) {
		return testResult( run, NOTHING );
	}
	// The first testsuite element is the sum of all.
	const sum =
		/<testsuite [^>]*>/.exec( readFileSync( report, 'utf8' ) )?.[ 0 ] ?? '';
	const count = ( name ) =>
		Number( new RegExp( ` ${ name }="(\\d+)"` ).exec( sum )?.[ 1 ] ?? 0 );
	const failed = count( 'failures' ) + count( 'errors' );
	return testResult( run, {
		passed: count( 'tests' ) - failed - count( 'skipped' ),
		failed,
	} );
}

/** PHPUnit inside WordPress on SQLite. */
export const phpSqlite = async () =>
	phpUnit( 'sqlite', await ensurePhpUnitSite() );

/** PHPUnit inside WordPress on a MariaDB of its own. */
export async function phpMariadb() {
	const server = await startMariadb( resolve( CACHE, 'mariadb' ) );
	try {
		return await phpUnit(
			'mariadb',
			await makePhpUnitSite( server.database )
		);
	} finally {
		await server.stop();
	}
}

/**
 * Playwright with Chromium on a fresh site.
 *
 * @param {string} part One of those of playwright.config.ts.
 */
async function browser( part ) {
	const site = `e2e-${ part }`;
	const report = freshReport( `${ site }-results.json` );
	const chromium = await ensureChromium();
	const run = await tryRun( bin( 'playwright' ), [ 'test' ], {
		env: {
			...process.env,
			CHROMIUM_PATH: chromium,
			E2E_PART: part,
			E2E_SITE: site,
		},
	} );
	const stats = readJson( report )?.stats;
	return testResult(
		run,
		stats
			? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
			: NOTHING
	);
}

/** The screens of the dashboard. */
export const e2eDashboard = () => browser( 'dashboard' );

/** What visitors are asked. */
export const e2eVisitors = () => browser( 'visitors' );

/** Whole sites: starting one, plans, add-ons, licenses, networks. */
export const e2eSites = () => browser( 'sites' );
