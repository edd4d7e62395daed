import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** Options of a browser that keeps the pages one has left: Playwright turns that off, and Chromium without windows cannot. */
export const WITH_BACK_FORWARD_CACHE = {
	executablePath: process.env[ 'CHROMIUM_FULL_PATH' ] ?? '/usr/bin/chromium',
	ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
};

/** How one leaves a page so that it is kept, and comes back to it. */
export interface Travels {
	/** Waits until no request is under way: a page with one does not enter the cache. */
	rest: () => Promise< void >;
	/** Goes back or forward and waits until the page there was restored; Playwright's own goBack() waits for a page that loads. */
	travel: ( steps: number ) => Promise< void >;
}

/** Prepares a page, before it is opened, for a browser WITH_BACK_FORWARD_CACHE. Its titles say whether it was restored. */
export async function withTravels( page: Page ): Promise< Travels > {
	const underWay = new Set< Request >();
	page.on( 'request', ( request ) => underWay.add( request ) );
	page.on( 'requestfinished', ( request ) => underWay.delete( request ) );
	page.on( 'requestfailed', ( request ) => underWay.delete( request ) );
	await page.addInitScript( () =>
		window.addEventListener( 'pageshow', ( { persisted } ) => {
			document.title = persisted ? 'Restored' : 'Loaded';
		} )
	);
	const rest = () => expect.poll( () => underWay.size ).toBe( 0 );
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
