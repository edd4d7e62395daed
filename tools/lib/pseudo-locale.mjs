import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogueText, entriesOf, readCatalogue } from './catalogues.mjs';
import { ROOT } from './paths.mjs';

/** What begins and ends each text of the pseudo-locale (one without it was not translated), and what its letters become. */
const { locale, begin, end, letters } = JSON.parse(
	readFileSync( resolve( ROOT, 'tests/fixtures/pseudo-locale.json' ), 'utf8' )
);

/** The locale whose place it takes on sites of tests: one from right to left that WordPress has, and this plugin has not. */
export const PSEUDO_LOCALE = locale;

/** How much longer its texts are than the English ones, as German and others are. */
const LONGER = 0.4;

/** What stays as it is: placeholders, tags, entities, letters behind a backslash (formats of dates). */
const KEPT = /%(?:\d+\$)?[sdf%]|<[^>]*>|&\w+;|\\./g;

/**
 * The letters of a text with accents.
 *
 * @param {string} text
 */
function accented( text ) {
	let from = 0;
	let result = '';
	const accent = ( part ) =>
		[ ...part ].map( ( letter ) => letters[ letter ] ?? letter ).join( '' );
	for ( const kept of text.matchAll( KEPT ) ) {
		result += accent( text.slice( from, kept.index ) ) + kept[ 0 ];
		from = kept.index + kept[ 0 ].length;
	}
	return result + accent( text.slice( from ) );
}

/**
 * A text of the pseudo-locale: with accents, longer, between marks.
 *
 * @param {string} text
 */
export function pseudo( text ) {
	const filler = ' šö'.repeat( Math.ceil( ( text.length * LONGER ) / 3 ) );
	const [ , before, words, after ] = /^(\s*)(.*?)(\s*)$/s.exec( text );
	return `${ before }${ begin }${ accented( words ) }${ filler }${ end }${ after }`;
}

/** Whether a text has no words: a format of dates or numbers, which a mark would break. */
const isFormat = ( { msgid } ) =>
	! /[a-z]{2}/i.test( msgid.replace( KEPT, '' ) );

/**
 * The content of a .po in the pseudo-locale.
 *
 * @param {string} pot Path of the template.
 */
export function pseudoCatalogue( pot ) {
	const catalogue = readCatalogue( pot );
	catalogue.headers.language = PSEUDO_LOCALE;
	catalogue.headers[ 'plural-forms' ] = 'nplurals=2; plural=(n != 1);';
	for ( const entry of entriesOf( catalogue ) ) {
		const texts = [ entry.msgid, entry.msgid_plural ].filter(
			( text ) => text !== undefined
		);
		entry.msgstr = isFormat( entry ) ? texts : texts.map( pseudo );
	}
	return catalogueText( catalogue );
}
