import type { Page } from '@playwright/test';
import { begin, end, letters } from '../../../fixtures/pseudo-locale.json';
import { catalogue } from '../catalogue';

// The pseudo-locale of tools/lib/pseudo-locale.mjs: a text of ours that is seen without its marks has not passed through a translation.

const escaped = ( text: string ): string =>
	text.replace( /[.*+?^${}()|[\]\\/]/g, '\\$&' );

/** A text as it is in the pseudo-locale, without its marks and what makes it longer. */
const accented = ( text: string ): string =>
	[ ...text ]
		.map(
			( letter ) =>
				( letters as Record< string, string > )[ letter ] ?? letter
		)
		.join( '' );

/** Texts with an English part or that of the pseudo-locale. */
export const inEitherLanguage = ( text: string ): RegExp =>
	new RegExp( `${ escaped( text ) }|${ escaped( accented( text ) ) }`, 'i' );

/** The whole name of a control, in English or in the pseudo-locale. */
export const isNamed = ( name: string ): RegExp =>
	new RegExp(
		`^(?:${ escaped( name ) }|${ begin }${ escaped( accented( name ) ) }[ šö]*${ end })$`
	);

/** Names, which stay as they are, and words that are also data of the walk. */
const NAMES = /^(?:UserFeedback|CSV|NPS|URL|JSON|Zapier|Slack|[\d\W]*)$/i;

let known: readonly RegExp[] | undefined;

/** The texts of the template; a placeholder stands for anything. */
function texts(): readonly RegExp[] {
	known ??= catalogue()
		.flatMap( ( { english, plural = english } ) => [ english, plural ] )
		// Without words of its own, a text fits everything.
		.filter(
			( text ) =>
				/[a-z]{3}/i.test( text.replace( /%(?:\d+\$)?[sd]/g, '' ) ) &&
				! NAMES.test( text )
		)
		.map(
			( text ) =>
				new RegExp(
					`^${ escaped( text.replaceAll( '%%', '%' ) ).replace( /%(?:\d+\\\$)?[sd]/g, '.+' ) }$`
				)
		);
	return known;
}

/** What a screen shows of the template in English: texts, labels, and what empty fields say. */
export async function untranslated( page: Page ): Promise< string[] > {
	const shown = await page.evaluate( () => {
		const found = new Set< string >();
		for ( const root of document.querySelectorAll(
			'#userfeedback-root, .components-modal__frame'
		) ) {
			const walker = document.createTreeWalker(
				root,
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
				} else if ( ! node.parentElement?.closest( 'code' ) ) {
					found.add( node.textContent ?? '' );
				}
			}
		}
		return [ ...found ].map( ( text ) => text.trim() ).filter( Boolean );
	} );
	return shown.filter(
		( text ) =>
			! text.includes( begin ) &&
			! text.includes( end ) &&
			texts().some( ( pattern ) => pattern.test( text ) )
	);
}
