import type { Page } from '@playwright/test';

/**
 * The texts that people meet in parts of a page, each once: also labels, and what fields say while they are empty.
 *
 * @param page
 * @param where  A selector; of a host of a shadow root, what is in it.
 * @param except A selector of elements whose own texts do not count.
 */
export async function shownTexts(
	page: Page,
	where: string,
	except = ':not(*)'
): Promise< string[] > {
	return page.evaluate(
		( [ selector, excepted ] ) => {
			const found = new Set< string >();
			for ( const host of document.querySelectorAll( selector ) ) {
				const walker = document.createTreeWalker(
					host.shadowRoot ?? host,
					NodeFilter.SHOW_TEXT + NodeFilter.SHOW_ELEMENT
				);
				while ( walker.nextNode() ) {
					const node = walker.currentNode;
					if ( node instanceof Element ) {
						for ( const name of [
							'aria-label',
							'placeholder',
							'title',
							'alt',
						] ) {
							found.add( node.getAttribute( name ) ?? '' );
						}
					} else if ( ! node.parentElement?.closest( excepted ) ) {
						found.add( node.textContent ?? '' );
					}
				}
			}
			return [ ...found ]
				.map( ( text ) => text.trim() )
				.filter( Boolean );
		},
		[ where, except ] as const
	);
}
