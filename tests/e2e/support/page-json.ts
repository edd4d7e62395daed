import type { Page } from '@playwright/test';

const DATA = /(<script[^>]*id="userfeedback-data"[^>]*>)([^]*?)(<\/script>)/;

/** The page's JSON: our surveys with the scripts that they need. */
export interface PageJson {
	app: { scripts: Array< { handle: string; src: string } > };
	surveys: Array< {
		settings: { theming: object };
		gates?: object[];
		triggers?: object[];
		scripts?: object[];
	} >;
}

/**
 * Changes the page's JSON of /about/.
 *
 * @param page
 * @param changeData
 * @param change     What else is different in that page.
 */
export async function changePageJson(
	page: Page,
	changeData: ( data: PageJson ) => void,
	change: ( html: string ) => string = ( html ) => html
): Promise< void > {
	await page.route( '**/about/', async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: change( html ).replace( DATA, ( _, start, json, end ) => {
				const data = JSON.parse( json ) as PageJson;
				changeData( data );
				const changed = JSON.stringify( data );
				return start + changed.replaceAll( '<', '\\u003c' ) + end;
			} ),
		} );
	} );
}
