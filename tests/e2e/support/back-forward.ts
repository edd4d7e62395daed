import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** Options of a browser that keeps the pages one has left: Playwright turns that off, and Chromium without windows cannot. */
export const WITH_BACK_FORWARD_CACHE = {
	executablePath: process.env[ 'CHROMIUM_FULL_PATH' ] ?? '/usr/bin/chromium',
	ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
};

/** How one leaves a page so that it is kept, and comes back to it. */
export interface Travels {
	/** Waits until the page has asked for nothing for a while: one with a request under way does not enter the cache. */
	rest: () => Promise< void >;
	/** Goes back or forward and waits until the page there was restored; Playwright's own goBack() waits for a page that loads. */
	travel: ( steps: number ) => Promise< void >;
}

/** Milliseconds: an impression, a chunk or a prefetch begins sooner after what was before it. */
const QUIET = 500;

/** Prepares a page, before it is opened, for a browser WITH_BACK_FORWARD_CACHE. Its titles say whether it was restored. */
export async function withTravels( page: Page ): Promise< Travels > {
	const underWay = new Set< Request >();
	let lastAt = Date.now();
	const ended = ( request: Request ) => {
		underWay.delete( request );
		lastAt = Date.now();
	};
	page.on( 'request', ( request ) => underWay.add( request ) );
	page.on( 'requestfinished', ended );
	page.on( 'requestfailed', ended );
	await page.addInitScript( () =>
		window.addEventListener( 'pageshow', ( { persisted } ) => {
			document.title = persisted ? 'Restored' : 'Loaded';
		} )
	);
	const rest = () =>
		expect
			.poll( () => underWay.size === 0 && Date.now() - lastAt > QUIET )
			.toBe( true );
	return {
		rest,
		async travel( steps ) {
			await rest();
			await page.evaluate( ( delta ) => {
				document.title = 'Left';
				window.history.go( delta );
			}, steps );
			await expect( page ).toHaveTitle( /Restored|Loaded/ );
			// The browser decides, and says why it did not.
			const why = await page.evaluate( () =>
				JSON.stringify(
					performance.getEntriesByType( 'navigation' )[ 0 ],
					[ 'notRestoredReasons', 'reasons', 'reason' ]
				)
			);
			expect( await page.title(), why ).toBe( 'Restored' );
		},
	};
}
