import {
	expect,
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	type Page,
} from '@playwright/test';
import type { StorageState } from './log-in';

/** The unit-test content shows pictures of other servers, which no test reaches. */
function isFromElsewhere( page: Page, url: string ): boolean {
	return url !== '' && new URL( url ).origin !== new URL( page.url() ).origin;
}

/** Collects exceptions of a page's scripts. */
function watchScripts( page: Page, problems: string[] ): void {
	page.on( 'pageerror', ( error ) =>
		problems.push( `${ page.url() }: ${ error.message }` )
	);
}

/** Collects what goes wrong in a page's scripts and requests. */
export function watch( page: Page, problems: string[] ): void {
	watchScripts( page, problems );
	page.on( 'console', ( message ) => {
		const { url } = message.location();
		if ( message.type() === 'error' && ! isFromElsewhere( page, url ) ) {
			problems.push( `${ page.url() }: ${ message.text() } ${ url }` );
		}
	} );
}

/** The tag of a test that leaves in its browser what cannot be taken back, such as an installed clock. */
export const OWN_BROWSER = '@own-browser';

interface Options {
	context: BrowserContextOptions;
	/** Whether the test has OWN_BROWSER. */
	isOwn?: boolean;
	/** Whether requests fail on purpose: then only exceptions count as errors. */
	mayRequestsFail?: boolean;
}

/**
 * The browser of somebody who is logged in, shared by tests that follow each other. The first page of the dashboard in a new browser
 * compiles all of WordPress' scripts, which costs three times as much as a later one. Each test has a page of its own and finds
 * cookies and storage as they were after the login.
 */
export class SharedBrowser {
	private context: BrowserContext | undefined;
	private madeWith = '';
	private isOwn = false;
	private problems: string[] = [];

	/** @param state What the login left. */
	constructor( private readonly state: StorageState ) {}

	/** Opens the page of a test. Other options than those of the test before lead to another browser. */
	async open(
		browser: Browser,
		{ context, isOwn = false, mayRequestsFail = false }: Options
	): Promise< Page > {
		const wanted = JSON.stringify( context );
		if ( isOwn || wanted !== this.madeWith ) {
			await this.close();
		}
		this.context ??= await browser.newContext( {
			...context,
			storageState: this.state,
		} );
		this.madeWith = wanted;
		this.isOwn = isOwn;
		this.problems = [];
		const page = await this.context.newPage();
		( mayRequestsFail ? watchScripts : watch )( page, this.problems );
		return page;
	}

	/** After a test: closes its pages, takes back what they left, and fails the test for errors in its page. */
	async tidy(): Promise< void > {
		const { context, problems } = this;
		if ( this.isOwn ) {
			await this.close();
		} else if ( context ) {
			for ( const page of context.pages() ) {
				await page.close();
			}
			await context.unrouteAll( { behavior: 'ignoreErrors' } );
			await context.clearPermissions();
			await context.setStorageState( this.state );
		}
		expect( problems, 'errors in the browser' ).toEqual( [] );
	}

	/** Ends the browser: the next page opens in a new one. */
	async close(): Promise< void > {
		await this.context?.close();
		this.context = undefined;
	}
}
