import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import {
	catalogueText,
	entriesOf,
	keyOf,
	readCatalogue,
} from './catalogues.mjs';
import { ROOT, SLUG } from './paths.mjs';

const INFORMAL = resolve( ROOT, `languages/${ SLUG }-de_DE.po` );

/** The texts that speak to the reader: key of the text → formal translation, or a list of plural forms. */
export const FORMAL_CHANGES = resolve(
	ROOT,
	'languages/formal/de_DE_formal.json'
);

/** Words of the informal voice. */
const INFORMAL_WORD = /(?<![\p{L}-])(?:du|dir|dich|dein\p{L}*)(?!\p{L})/iu;

/**
 * The formal German translation: the informal one, with the texts that speak to the reader changed.
 *
 * @return {{content: string, problems: string[]}} The content of its .po, and a line for each change that is of no text, and for each text that
 *                                                 still speaks informally.
 */
export function formalGerman() {
	const catalogue = readCatalogue( INFORMAL );
	const changes = new Map(
		Object.entries( JSON.parse( readFileSync( FORMAL_CHANGES, 'utf8' ) ) )
	);
	const name = basename( FORMAL_CHANGES );
	catalogue.headers.language = 'de_DE_formal';
	const problems = [];
	for ( const entry of entriesOf( catalogue ) ) {
		const change = changes.get( keyOf( entry ) );
		changes.delete( keyOf( entry ) );
		if ( change !== undefined ) {
			entry.msgstr = [ change ].flat();
		}
		if ( entry.msgstr.some( ( text ) => INFORMAL_WORD.test( text ) ) ) {
			problems.push( `${ name }: “${ entry.msgid }” is informal.` );
		}
	}
	for ( const key of changes.keys() ) {
		problems.push( `${ name }: there is no text “${ key }”.` );
	}
	return { content: catalogueText( catalogue ), problems };
}
