import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** A desktop, the width at which wp-admin changes to its layout for tablets, half a tablet, and a phone, in px. */
export const WIDTHS = [ 1280, 782, 480, 375 ] as const;

/** Whether pictures are taken: they are for eyes, and the runs of everything (npm test) have none. */
export const TAKES_PICTURES = process.env[ 'E2E_PART' ] === undefined;

/** Takes pictures of a page at each width, for a person to look at: tests/e2e/screenshots/NAME-WIDTH.png. */
export async function takeScreenshots(
	page: Page,
	name: string,
	options: { fullPage?: boolean } = {}
): Promise< void > {
	if ( ! TAKES_PICTURES ) {
		return;
	}
	const before = page.viewportSize();
	for ( const width of WIDTHS ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.screenshot( {
			path: resolve(
				__dirname,
				'../screenshots',
				`${ name }-${ width }.png`
			),
			fullPage: options.fullPage ?? true,
			animations: 'disabled',
		} );
	}
	if ( before ) {
		await page.setViewportSize( before );
	}
}
