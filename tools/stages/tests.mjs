import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { CACHE } from '../lib/paths.mjs';
import { ensureBuild } from '../lib/build.mjs';
import { ENGINE_NAMES, missingPackages } from '../lib/browsers.mjs';
import { startMariadb } from '../lib/mariadb.mjs';
import { ensureTestChromium } from '../lib/packages.mjs';
import { readJest, readJunit, readPlaywright } from '../lib/reports.mjs';
import { tryRun } from '../lib/run.mjs';
import { ensurePhpUnitSite, makePhpUnitSite } from '../lib/test-site.mjs';
import { bin, oneResult, testResult } from './result.mjs';

/**
 * Keeps compiled code during the long run of PHPUnit. Tests write PHP files and include them: files are checked each
 * time, and those younger than two seconds are not cached (opcache.file_update_protection).
 */
const OPCACHE = [
	'opcache.enable_cli=1',
	'opcache.revalidate_freq=0',
	'opcache.jit=tracing',
	'opcache.jit_buffer_size=64M',
].flatMap( ( setting ) => [ '-d', setting ] );

/**
 * A path for a runner's report; deletes an older report.
 *
 * @param {string} name File name.
 */
function freshReport( name ) {
	const file = resolve( CACHE, name );
	rmSync( file, { force: true } );
	return file;
}

/**
 * The result of a test runner.
 *
 * @param {{ code: number, output: string }}                         run    How it ended.
 * @param {string}                                                   report Its report, unless it broke off before.
 * @param {( text: string ) => import('../lib/reports.mjs').Report} read   Reads that.
 */
function resultOf( run, report, read ) {
	const { passed, failed, ...details } = existsSync( report )
		? read( readFileSync( report, 'utf8' ) )
		: { passed: 0, failed: 0, tests: [], faults: [] };
	return { ...testResult( run, { passed, failed } ), ...details };
}

/**
 * Jest.
 *
 * @param {string[]=} paths Of tests, or of sources whose tests are meant.
 */
export async function unit( paths ) {
	const report = freshReport( 'jest-results.json' );
	const run = await tryRun(
		bin( 'jest' ),
		[
			'--ci',
			'--maxWorkers=1',
			'--json',
			`--outputFile=${ report }`,
			...( paths ? [ '--findRelatedTests', ...paths ] : [] ),
		],
		{
			stdio: [ 'ignore', 'ignore', 'pipe' ],
		}
	);
	return resultOf( run, report, readJest );
}

/**
 * PHPUnit inside WordPress.
 *
 * @param {string}   engine The database, for the names of files.
 * @param {string}   folder The folder of WordPress.
 * @param {string[]} tests  A test suite, or paths of tests.
 */
async function phpUnit( engine, folder, tests ) {
	const report = freshReport( `phpunit-${ engine }.xml` );
	// A separate folder: tests that check what an installation leaves behind would find the files of a parallel
	// stage.
	const temporary = resolve( CACHE, `phpunit-${ engine }-tmp` );
	rmSync( temporary, { recursive: true, force: true } );
	mkdirSync( temporary, { recursive: true } );
	const run = await tryRun(
		'php',
		[
			'-d',
			'memory_limit=2G',
			...OPCACHE,
			'vendor/bin/phpunit',
			'--colors=never',
			`--cache-directory=${ resolve( CACHE, `phpunit-${ engine }` ) }`,
			`--log-junit=${ report }`,
			...tests,
		],
		{
			env: { ...process.env, UF_WP_PATH: folder, TMPDIR: temporary },
		}
	);
	return resultOf( run, report, readJunit );
}

/**
 * PHPUnit inside WordPress on SQLite.
 *
 * @param {string[]=} paths Of tests; all by default.
 */
export const phpSqlite = async ( paths ) =>
	phpUnit(
		'sqlite',
		await ensurePhpUnitSite(),
		paths ?? [ '--testsuite=php' ]
	);

/**
 * PHPUnit inside WordPress on its own MariaDB server: the tests whose results may differ there (phpunit.xml.dist).
 *
 * @param {string[]=} paths Of tests; all of the suite by default.
 */
export async function phpMariadb( paths ) {
	const server = await startMariadb( resolve( CACHE, 'mariadb' ) );
	try {
		const result = await phpUnit(
			'mariadb',
			await makePhpUnitSite( server.database ),
			paths ?? [ '--testsuite=mariadb' ]
		);
		const end = server.end();
		return end === null
			? result
			: {
					...result,
					faults: [ `MariaDB ended:\n${ end }`, ...result.faults ],
				};
	} finally {
		await server.stop();
	}
}

/**
 * Playwright with Chromium on a fresh site.
 *
 * @param {string}    part  One of those of tools/e2e-parts.js.
 * @param {string[]=} paths Of specs; all of the part by default.
 */
async function browser( part, paths = [] ) {
	const site = `e2e-${ part }`;
	const report = freshReport( `${ site }-results.json` );
	const { path, fullPath } = await ensureTestChromium();
	const { ORDER } = process.env;
	const order = ORDER ? [ `--shuffle=${ ORDER }` ] : [];
	const run = await tryRun(
		bin( 'playwright' ),
		[ 'test', ...order, ...paths ],
		{
			env: {
				...process.env,
				CHROMIUM_PATH: path,
				CHROMIUM_FULL_PATH: fullPath,
				E2E_PART: part,
				E2E_SITE: site,
			},
		}
	);
	return resultOf( run, report, readPlaywright );
}

/**
 * The screens of the dashboard.
 *
 * @param {string[]=} paths Of specs.
 */
export const e2eDashboard = ( paths ) => browser( 'dashboard', paths );

/**
 * The widget and the delivery of answers.
 *
 * @param {string[]=} paths Of specs.
 */
export const e2eVisitors = ( paths ) => browser( 'visitors', paths );

/**
 * Separate sites: plans, add-ons, licenses.
 *
 * @param {string[]=} paths Of specs.
 */
export const e2eSites = ( paths ) => browser( 'sites', paths );

/**
 * Tests that start sites: npm start with other WordPress versions, WebAssembly, networks.
 *
 * @param {string[]=} paths Of specs.
 */
export const e2eStarts = ( paths ) => browser( 'starts', paths );

/**
 * The story of a visitor in each browser engine (tests/engines). Fails for an engine that is not installed, and tests
 * the others.
 */
export async function engines() {
	const report = freshReport( 'engines-results.json' );
	// Not by the site, which Playwright waits for: a build may take longer.
	await ensureBuild();
	const isInstalled = ( name ) => missingPackages( name ).length === 0;
	const installed = ENGINE_NAMES.filter( isInstalled );
	const missing = ENGINE_NAMES.filter( ( name ) => ! isInstalled( name ) );
	const problems = missing.map(
		( name ) =>
			`${ name } was not tested: the Debian package ${ missingPackages( name ).join( ', ' ) } is missing.`
	);
	const run = await tryRun(
		bin( 'playwright' ),
		[
			'test',
			'--config=tests/engines/playwright.config.ts',
			...installed.map( ( name ) => `--project=${ name }` ),
			// Without any engine no project is left to run.
			...( installed.length === 0 ? [ '--project=none' ] : [] ),
		],
		{ env: { ...process.env, E2E_SITE: 'engines' } }
	);
	const result = resultOf( run, report, readPlaywright );
	return {
		...result,
		failed: result.failed + problems.length,
		faults: [ ...problems, ...result.faults ],
		output: [ ...problems, result.output ].join( '\n' ),
	};
}

/** The short form of tests/cluster: a site on several servers that fail one after the other. */
export async function cluster() {
	const { code, output } = await tryRun( 'node', [
		'tests/cluster/run.mjs',
		'--short',
	] );
	return oneResult( code === 0, output );
}
