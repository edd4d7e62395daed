import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { stand } from './visitors';

const AXE = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

interface Axe {
	run: (
		context: unknown,
		options: unknown
	) => Promise< {
		violations: Array< { id: string; nodes: Array< { html: string } > } >;
	} >;
}

/**
 * What axe finds in the popup, or in another part of the page.
 *
 * @param page
 * @param host Selector of the element to look at.
 */
export async function violationsIn(
	page: Page,
	host = 'userfeedback-widget'
): Promise< string[] > {
	if ( ! ( await page.evaluate( () => 'axe' in window ) ) ) {
		await page.evaluate( AXE );
	}
	// A colour half-way through its motion is none of the design's.
	if ( host === 'userfeedback-widget' ) {
		await stand( page );
	}
	return page.evaluate( async ( include ) => {
		const { violations } = await (
			window as unknown as { axe: Axe }
		 ).axe.run(
			{ include: [ include ] },
			// Only an experimental rule needs all style sheets.
			{ resultTypes: [ 'violations' ], preload: { assets: [ 'media' ] } }
		);
		return violations.map(
			( { id, nodes } ) =>
				`${ id }: ${ nodes.map( ( { html } ) => html ).join( ' ' ) }`
		);
	}, host );
}
