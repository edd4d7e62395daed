import type { BrowserContext, Page } from '@playwright/test';

/** Puts a survey back, so that the next test's is the one that visitors see. */
export async function retire( admin: Page, id: number ): Promise< void > {
	await callApi( admin, 'POST', 'surveys/draft', { survey_ids: [ id ] } );
}

/** The nonce of each browser's login, by the site that it is logged in to. */
const nonces = new WeakMap< BrowserContext, Map< string, string > >();

async function fetchNonce( page: Page, site: string ): Promise< string > {
	const response = await page.request.get(
		`${ site }/wp-admin/admin-ajax.php?action=rest-nonce`
	);
	const nonce = await response.text();
	const known = nonces.get( page.context() ) ?? new Map< string, string >();
	nonces.set( page.context(), known.set( site, nonce ) );
	return nonce;
}

/**
 * Calls the API as the user who is logged in to the page's browser, without loading a page: a page of the dashboard costs a second.
 * Rejects when the answer is an error.
 */
export async function callApi(
	page: Page,
	method: string,
	path: string,
	body?: unknown
): Promise< unknown > {
	const isOpen = page.url().startsWith( 'http' );
	// Relative to the base URL of the browser where no page is open.
	const site = isOpen ? new URL( page.url() ).origin : '';
	const call = async ( nonce: string ) =>
		page.request.fetch( `${ site }/wp-json/userfeedback/v1/${ path }`, {
			method,
			headers: { 'X-WP-Nonce': nonce },
			...( body === undefined ? {} : { data: body } ),
		} );
	const known = nonces.get( page.context() )?.get( site );
	let response = await call( known ?? ( await fetchNonce( page, site ) ) );
	let text = await response.text();
	if ( known && text.includes( 'rest_cookie_invalid_nonce' ) ) {
		// The user has logged in again since.
		response = await call( await fetchNonce( page, site ) );
		text = await response.text();
	}
	if ( ! response.ok() ) {
		throw new Error(
			`${ method } ${ path }: ${ response.status() } ${ text }`
		);
	}
	return text === '' ? undefined : JSON.parse( text );
}

/** How many responses the results say that a survey has. */
export async function totalOf( admin: Page, id: number ): Promise< number > {
	const results = await callApi( admin, 'GET', `surveys/${ id }/results` );
	return ( results as { total: number } ).total;
}
