import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { SITE } from './tests/e2e/support/site-folder';
import { CHROMIUM_ARGUMENTS } from './tools/chromium';
import { PARTS } from './tools/e2e-parts';

const FREE_PORT =
	'const s = require( "net" ).createServer().listen( 0, "127.0.0.1", () => { console.log( s.address().port ); s.close(); } );';

// This file is read again in every worker, which inherits the environment: all of them must find the same port.
process.env[ 'E2E_PORT' ] ??= execFileSync( process.execPath, [
	'-e',
	FREE_PORT,
] )
	.toString()
	.trim();

const url = `http://127.0.0.1:${ process.env[ 'E2E_PORT' ] }`;

/** The build without windows where it is installed, as npm test does (tools/lib/packages.mjs). */
const CHROMIUM =
	[ '/usr/bin/chromium-headless-shell', '/usr/bin/chromium' ].find(
		( path ) => existsSync( path )
	) ?? '';

export default defineConfig( {
	testDir: 'tests/e2e',
	// Parts run on sites of their own; without one it is all tests on one site.
	...( PARTS as Partial< Record< string, object > > )[
		process.env[ 'E2E_PART' ] ?? ''
	],
	outputDir: `test-results/${ SITE }`,
	// One site, one database: tests take turns.
	workers: 1,
	// ORDER=SEED runs them in a random order, which no test may notice (tools/stages/tests.mjs).
	fullyParallel: process.env[ 'ORDER' ] !== undefined,
	// In runs of everything, on machines with other work, a failed test is tried once more, and named in the summary
	// (docs/decisions/0046-second-tries.md).
	retries: process.env[ 'E2E_PART' ] ? 1 : 0,
	forbidOnly: Boolean( process.env[ 'CI' ] ),
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: `.cache/${ SITE }-results.json` } ],
	],
	use: {
		baseURL: url,
		locale: 'en-US',
		timezoneId: 'Europe/Berlin',
		viewport: { width: 1280, height: 900 },
		// A menu of WordPress that still slides in takes the press of the mouse and not its release.
		contextOptions: { reducedMotion: 'reduce' },
		screenshot: 'only-on-failure',
		// Recording costs time: only where somebody looks for a fault, not in the runs of everything.
		trace: process.env[ 'E2E_PART' ] ? 'off' : 'retain-on-failure',
		launchOptions: {
			executablePath: process.env[ 'CHROMIUM_PATH' ] ?? CHROMIUM,
			args: CHROMIUM_ARGUMENTS,
		},
	},
	webServer: {
		command: 'exec node tools/e2e-site.mjs',
		url: `${ url }/wp-login.php`,
		timeout: 180_000,
		reuseExistingServer: false,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
		stdout: 'pipe',
	},
} );
