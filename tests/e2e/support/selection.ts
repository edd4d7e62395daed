import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { CHOICE } from './questions';
import { wp } from './wp';

/** A page rule: how it is joined to the one before, its type, and its text or the ids of choices. */
export type Rule = [
	operator: '&&' | '||',
	type: string,
	data: string | string[],
];

/** A survey as owners save it, for the pages that fulfil rules. */
export const targeted = (
	rules: readonly Rule[],
	devices = [ 'desktop', 'tablet', 'mobile' ]
) => ( {
	title: 'Selected',
	questions: [ CHOICE ],
	settings: {
		targeting: {
			devices,
			pages: rules.length > 0 ? 'custom' : 'all',
			page_rules: rules.map( ( [ operator, type, data ] ) => ( {
				operator,
				type,
				data: Array.isArray( data )
					? data.map( ( id ) => ( { id, label: id } ) )
					: data,
			} ) ),
		},
	},
} );

/** What the loader of a page has found. */
export interface Choice {
	chosen: number | null;
	reasons: Record< string, string >;
}

/** Keeps the loader's last choice, from before the page's own scripts. */
export const watchChoices = ( page: Page ) =>
	page.addInitScript( () =>
		window.addEventListener( 'userfeedback:choice', ( event ) =>
			Object.assign( window, { choice: ( event as CustomEvent ).detail } )
		)
	);

/** Opens a page and returns what the loader chose; null if the page has nothing of ours. */
export async function choiceOn(
	page: Page,
	address: string,
	referer?: string
): Promise< Choice | null > {
	await page.goto( address, {
		// Pictures of the unit-test content come from servers that no test reaches.
		waitUntil: 'domcontentloaded',
		...( referer && { referer } ),
	} );
	if ( ( await page.locator( '#userfeedback-loader-js' ).count() ) === 0 ) {
		return null;
	}
	const choice = await page.waitForFunction(
		() => ( window as unknown as { choice?: Choice } ).choice
	);
	return ( await choice.jsonValue() ) ?? null;
}

/** A page of somebody else, in a browser of their own. */
export async function openFor(
	browser: Browser,
	options: BrowserContextOptions
): Promise< Page > {
	const page = await ( await browser.newContext( options ) ).newPage();
	await watchChoices( page );
	return page;
}

interface Content {
	about: string;
	post: string;
	postPath: string;
	term: string;
	archive: string;
}

/** A page, and a post with a category, of WordPress' unit-test content. */
export function unitTestContent(): Content {
	const script =
		'$post = get_posts( [ "numberposts" => 1, "category_name" => "block" ] )[0]; $term = get_category_by_slug( "block" );' +
		' echo wp_json_encode( [ "about" => (string) get_page_by_path( "about" )->ID, "post" => (string) $post->ID, "postPath" => get_permalink( $post ),' +
		' "term" => (string) $term->term_id, "archive" => get_term_link( $term ) ] );';
	const found = JSON.parse( wp( 'eval', script ) ) as Content;
	const path = ( url: string ) => new URL( url ).pathname;
	return {
		...found,
		postPath: path( found.postPath ),
		archive: path( found.archive ),
	};
}
