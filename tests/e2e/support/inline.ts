import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';

const AXE = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

/** The page of a visitor whose browser runs no scripts. */
export async function withoutScripts(
	browser: Browser,
	baseURL: string
): Promise< Page > {
	const context = await browser.newContext( {
		baseURL,
		javaScriptEnabled: false,
	} );
	return context.newPage();
}

/** The form of an inline survey. */
export const formOf = ( page: Page ): Locator =>
	page.locator( '.userfeedback-inline' );

/** What axe finds in the inline survey. */
export async function violationsInForm( page: Page ): Promise< string[] > {
	await page.evaluate( AXE );
	return page.evaluate( async () => {
		const { violations } = await (
			window as unknown as {
				axe: {
					run: ( context: object ) => Promise< {
						violations: { id: string; nodes: { html: string }[] }[];
					} >;
				};
			}
		 ).axe.run( { include: [ '.userfeedback-inline' ] } );
		return violations.map(
			( { id, nodes } ) =>
				`${ id }: ${ nodes.map( ( { html } ) => html ).join( ' ' ) }`
		);
	} );
}

/** Records how the page moves by itself, from before its first content. */
export async function watchShifts( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		const shifts: string[] = [];
		Object.assign( window, { shifts } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const shift = entry as unknown as {
					value: number;
					hadRecentInput: boolean;
					sources: {
						node: Element | null;
						previousRect: DOMRect;
						currentRect: DOMRect;
					}[];
				};
				const moved = shift.sources
					// The theme's navigation moves sideways when its font has come; a form of another height moves what follows down.
					.filter(
						( { node, previousRect, currentRect } ) =>
							previousRect.y !== currentRect.y ||
							node?.closest?.( '.userfeedback-inline' )
					)
					.map( ( { node } ) => node?.outerHTML ?? '' );
				if ( ! shift.hadRecentInput && moved.length > 0 ) {
					shifts.push( `${ shift.value } ${ moved.join( ' ' ) }` );
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
}

/** What has moved since watchShifts(), with how much. */
export const shiftsIn = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => ( window as unknown as { shifts: string[] } ).shifts );
