import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { SITE } from '../e2e/support/site-folder';
import type { EngineOptions } from './test';

const ROOT = resolve( __dirname, '../..' );

/**
 * The story in each engine. Only Playwright's runner is used, not its browsers: they are builds of its own, and those that
 * visitors have are better evidence.
 */
export default defineConfig< EngineOptions >( {
	testDir: '.',
	outputDir: resolve( ROOT, 'test-results', SITE ),
	workers: 1,
	forbidOnly: base.forbidOnly ?? false,
	timeout: 120_000,
	expect: { timeout: 15_000 },
	reporter: [
		[ 'list' ],
		[
			'json',
			{ outputFile: resolve( ROOT, `.cache/${ SITE }-results.json` ) },
		],
	],
	use: { baseURL: base.use?.baseURL ?? '' },
	projects: ( [ 'chromium', 'firefox', 'webkit' ] as const ).map(
		( engine ) => ( { name: engine, use: { engine } } )
	),
	webServer: { ...[ base.webServer! ].flat()[ 0 ]!, cwd: ROOT },
} );
