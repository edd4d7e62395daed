import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../chromium.js';
import { ensureChromium } from './packages.mjs';
import { CACHE } from './paths.mjs';
import { freePort, serve, siteUrl } from './server.mjs';
import { makeSite } from './site.mjs';

export const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';

/**
 * Makes a site on SQLite with all add-ons, and calls back with it and a browser; afterwards both end.
 *
 * @param {string}                                                                            name  Of its folder.
 * @param {( url: string, browser: import('@playwright/test').Browser ) => Promise<void>} work
 * @param {import('./site.mjs').Content=}                                                     content What the site starts with.
 */
export async function withSiteAndBrowser(
	name,
	work,
	content = { posts: false, survey: false }
) {
	const port = await freePort();
	const url = siteUrl( port );
	const folder = resolve( CACHE, 'bench', name );
	await makeSite( folder, url, content, { plan: 'elite' } );
	const server = await serve( folder, port );
	const browser = await chromium.launch( {
		executablePath: await ensureChromium(),
		args: CHROMIUM_ARGUMENTS,
	} );
	try {
		await work( url, browser );
	} finally {
		await browser.close();
		await server.stop();
	}
}

/**
 * Logs in as the administrator and opens the surveys.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          url  The site's address.
 */
export async function logIn( page, url ) {
	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin/ );
	await page.goto( url + SURVEYS );
	await page.waitForFunction( () => window.wp?.apiFetch );
}

/**
 * Posts to the plugin's API, on a page of the dashboard.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          path For example surveys.
 * @param {Object}                          data The body.
 * @return {Promise<Object>} What it answers.
 */
export async function post( page, path, data ) {
	return page.evaluate(
		( request ) =>
			window.wp
				.apiFetch( { ...request, method: 'POST' } )
				.catch( ( error ) => {
					throw new Error( JSON.stringify( error ) );
				} ),
		{ path: `/userfeedback/v1/${ path }`, data }
	);
}
