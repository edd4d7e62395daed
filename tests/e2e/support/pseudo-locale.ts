import type { Page } from '@playwright/test';
import { begin, end, letters, locale } from '../../fixtures/pseudo-locale.json';
import { catalogue } from './catalogue';
import { shownTexts } from './shown-texts';

// The pseudo-locale of tools/lib/pseudo-locale.mjs: a text of ours that is seen without its marks has not passed through a translation.

/** The locale whose place it takes on sites of tests. */
export const PSEUDO_LOCALE = locale;

const PLACEHOLDER = /%(?:\d+\$)?[sd]/;

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

/** A text of the template: its parts between placeholders, and what fits it. */
interface Template {
	parts: readonly string[];
	pattern: RegExp;
	/** How many letters it has of its own. */
	letters: number;
}

let known: readonly Template[] | undefined;

function templates(): readonly Template[] {
	known ??= catalogue()
		.flatMap( ( { english, plural = english } ) => [ english, plural ] )
		.map( ( text ) => {
			const parts = text.replaceAll( '%%', '%' ).split( PLACEHOLDER );
			return {
				parts,
				pattern: new RegExp(
					`^${ parts.map( escaped ).join( '(.+)' ) }$`
				),
				letters: parts.join( '' ).replace( /[^a-z]/gi, '' ).length,
			};
		} );
	return known;
}

/** What is around a text of the pseudo-locale. */
const marked = ( source: string ): string =>
	`${ begin }?${ source }[ šö]*${ end }?`;

/** A text in English or in the pseudo-locale, also one that was put into another. */
function inBoth( text: string, depth = 2 ): string {
	const made =
		depth === 0
			? []
			: templates().flatMap( ( { parts, pattern, letters: own } ) => {
					const found =
						parts.length > 1 && own > 3
							? pattern.exec( text )
							: null;
					return found === null
						? []
						: [
								marked(
									parts
										.map(
											( part, index ) =>
												escaped( accented( part ) ) +
												( index < parts.length - 1
													? `(?:${ inBoth(
															found[
																index + 1
															] ?? '',
															depth - 1
														) })`
													: '' )
										)
										.join( '' )
								),
							];
				} );
	return [
		escaped( text ),
		marked( escaped( accented( text ) ) ),
		...made,
	].join( '|' );
}

/** Texts with an English part or that of the pseudo-locale. */
export const inEitherLanguage = ( text: string ): RegExp =>
	new RegExp( inBoth( text ), 'i' );

/** The whole name of a control, in English or in the pseudo-locale. */
export const isNamed = ( name: string ): RegExp =>
	new RegExp( `^(?:${ inBoth( name ) })$` );

/** Names, which stay as they are, and words that are also data of the walk: answers, titles of posts, a message that is stored. */
const NO_TEXTS = new Set( [
	'Draft',
	'Email',
	'How did you find us?',
	'Password protected',
	'Post ratings',
	'Prefer not to answer',
	'Thanks for your feedback!',
	'UserFeedback',
	'Webhooks',
	'Yes',
] );

/** What a text of the template needs of its own to be told from data: with placeholders more, since these fit everything. */
const isTelling = ( { parts, letters: own }: Template ): boolean =>
	own >= ( parts.length > 1 ? 8 : 3 );

/** What a page shows of the template in English: texts, labels, and what empty fields say. */
export async function untranslated(
	page: Page,
	where = '#userfeedback-root, .components-modal__frame'
): Promise< string[] > {
	const shown = await shownTexts( page, where, 'code, style' );
	return shown.filter(
		( text ) =>
			! text.includes( begin ) &&
			! text.includes( end ) &&
			! NO_TEXTS.has( text ) &&
			templates().some(
				( template ) =>
					isTelling( template ) && template.pattern.test( text )
			)
	);
}
