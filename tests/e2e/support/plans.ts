import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { logIn } from './log-in';
import { SharedBrowser } from './shared-browser';
import { startSite, type SideSite } from './side-site';
import { Site } from './site';
import { test } from './test';

export { licenseKey, revocationList } from './license-keys';

const ROOT = resolve( __dirname, '../../..' );
const PUT_BACK = 'put-back.php';

/**
 * Starts a site without a key and without add-ons, which finds the packages of all add-ons in a folder, as `npm start` makes them.
 *
 * @param name Of its folder below .cache/sites.
 * @param port A port that no other test uses.
 */
async function startLiteSite(
	name: string,
	port: number
): Promise< SideSite > {
	const site = await startSite( name, port, [ '--reset', '--plan=lite' ] );
	copyFileSync(
		resolve( ROOT, 'tools/site', PUT_BACK ),
		resolve(
			ROOT,
			'.cache/sites',
			name,
			'wordpress/wp-content/mu-plugins',
			PUT_BACK
		)
	);
	return site;
}

/**
 * Call at the top of a file: each of its tests begins on a Lite site, which is theirs alone, with a page of its administrator. An error
 * in the page fails a test.
 *
 * @param name Of the site's folder below .cache/sites.
 * @param port A port that no other test uses.
 * @param take Is given the site and the page of each test before it begins.
 */
export function useLiteSite(
	name: string,
	port: number,
	take: ( site: Site, page: Page ) => void
): void {
	let served: SideSite;
	let request: APIRequestContext;
	let site: Site;
	let shared: SharedBrowser;

	test.beforeAll( async ( { playwright } ) => {
		test.setTimeout( 180_000 );
		served = await startLiteSite( name, port );
		const { url } = served;
		shared = new SharedBrowser(
			await logIn( playwright, url, 'admin', 'password' )
		);
		request = await playwright.request.newContext();
		site = new Site( request, url );
		await site.keep();
	} );

	test.beforeEach( async ( { browser } ) => {
		const context = { baseURL: site.url };
		const options = { context, mayRequestsFail: true };
		take( site, await shared.open( browser, options ) );
	} );

	test.afterEach( async () => {
		await shared.tidy();
		expect( await site.putBack(), 'left on the site' ).toEqual( [] );
	} );

	test.afterAll( async () => {
		await shared?.close();
		await request?.dispose();
		await served?.stop();
	} );
}
