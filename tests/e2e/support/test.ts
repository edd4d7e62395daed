import { existsSync, readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { logIn, type StorageState } from './log-in';
import { OWN_BROWSER, SharedBrowser, watch } from './shared-browser';
import { inSite } from './site-folder';

const DEBUG_LOG = inSite( 'debug.log' );

interface TestFixtures {
	/** A page of wp-admin's administrator. */
	admin: Page;
	/** A page of somebody who is not logged in, in a browser of their own. */
	visitor: Page;
	/** Fails a test during which PHP logged something. */
	phpLog: void;
}

interface WorkerFixtures {
	adminState: StorageState;
	adminBrowser: SharedBrowser;
}

function readLog(): string {
	return existsSync( DEBUG_LOG ) ? readFileSync( DEBUG_LOG, 'utf8' ) : '';
}

/** Playwright's test with the two people that most stories have; errors in the browser and in PHP's log fail a test. */
export const test = base.extend< TestFixtures, WorkerFixtures >( {
	adminState: [
		async ( { playwright }, use, info ) => {
			await use(
				await logIn(
					playwright,
					info.project.use.baseURL ?? '',
					'admin',
					'password'
				)
			);
		},
		{ scope: 'worker' },
	],
	adminBrowser: [
		async ( { adminState }, use ) => {
			const shared = new SharedBrowser( adminState );
			await use( shared );
			await shared.close();
		},
		{ scope: 'worker' },
	],
	admin: async (
		{ browser, adminBrowser, contextOptions, baseURL, viewport },
		use,
		{ tags }
	) => {
		const context = {
			...( baseURL && { baseURL } ),
			viewport,
			...contextOptions,
		};
		const isOwn = tags.includes( OWN_BROWSER );
		await use( await adminBrowser.open( browser, { context, isOwn } ) );
		await adminBrowser.tidy();
	},
	visitor: async ( { browser, contextOptions, baseURL }, use ) => {
		const problems: string[] = [];
		const context = await browser.newContext( {
			...contextOptions,
			...( baseURL && { baseURL } ),
			// The widget's motion is ours, so it is tried as most people see it.
			reducedMotion: 'no-preference',
		} );
		const page = await context.newPage();
		watch( page, problems );
		await use( page );
		await context.close();
		expect( problems, 'errors in the browser' ).toEqual( [] );
	},
	phpLog: [
		async ( {}, use ) => {
			const before = readLog();
			await use();
			expect( readLog().slice( before.length ), "PHP's log" ).toBe( '' );
		},
		{ auto: true },
	],
} );

export { expect };
