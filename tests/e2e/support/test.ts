import { existsSync, readFileSync } from 'node:fs';
import {
	test as base,
	expect,
	type BrowserContext,
	type Page,
} from '@playwright/test';
import { logIn, type StorageState } from './log-in';
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
}

function readLog(): string {
	return existsSync( DEBUG_LOG ) ? readFileSync( DEBUG_LOG, 'utf8' ) : '';
}

/** The unit-test content shows pictures of other servers, which no test reaches. */
function isFromElsewhere( page: Page, url: string ): boolean {
	return url !== '' && new URL( url ).origin !== new URL( page.url() ).origin;
}

/** Collects what goes wrong in a page's scripts and requests. */
function watch( page: Page, problems: string[] ): void {
	page.on( 'pageerror', ( error ) =>
		problems.push( `${ page.url() }: ${ error.message }` )
	);
	page.on( 'console', ( message ) => {
		const { url } = message.location();
		if ( message.type() === 'error' && ! isFromElsewhere( page, url ) ) {
			problems.push( `${ page.url() }: ${ message.text() } ${ url }` );
		}
	} );
}

async function usePage(
	context: BrowserContext,
	use: ( page: Page ) => Promise< void >
): Promise< void > {
	const problems: string[] = [];
	const page = await context.newPage();
	watch( page, problems );
	await use( page );
	await context.close();
	expect( problems, 'errors in the browser' ).toEqual( [] );
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
	admin: async ( { browser, adminState, contextOptions, baseURL }, use ) => {
		await usePage(
			await browser.newContext( {
				...contextOptions,
				...( baseURL && { baseURL } ),
				storageState: adminState,
			} ),
			use
		);
	},
	visitor: async ( { browser, contextOptions, baseURL }, use ) => {
		await usePage(
			await browser.newContext( {
				...contextOptions,
				...( baseURL && { baseURL } ),
				// The widget's motion is ours, so it is tried as most people see it.
				reducedMotion: 'no-preference',
			} ),
			use
		);
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
