import { readFileSync, writeFileSync } from 'node:fs';
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
const CHANGES = resolve( ROOT, 'languages/formal/de_DE_formal.json' );

/** Made, not in the repository. */
export const FORMAL = resolve( ROOT, `languages/${ SLUG }-de_DE_formal.po` );

/** Words of the informal voice. */
const INFORMAL_WORD = /(?<![\p{L}-])(?:du|dir|dich|dein\p{L}*)(?!\p{L})/iu;

/**
 * Writes the formal German translation: the informal one, with the texts that speak to the reader changed.
 *
 * @return {string[]} A line for each change that is of no text, and for each text that still speaks informally.
 */
export function makeFormalGerman() {
	const catalogue = readCatalogue( INFORMAL );
	const changes = new Map(
		Object.entries( JSON.parse( readFileSync( CHANGES, 'utf8' ) ) )
	);
	catalogue.headers.language = 'de_DE_formal';
	const problems = [];
	for ( const entry of entriesOf( catalogue ) ) {
		const change = changes.get( keyOf( entry ) );
		changes.delete( keyOf( entry ) );
		if ( change !== undefined ) {
			entry.msgstr = [ change ].flat();
		}
		if ( entry.msgstr.some( ( text ) => INFORMAL_WORD.test( text ) ) ) {
			problems.push(
				`${ basename( CHANGES ) }: “${ entry.msgid }” is informal.`
			);
		}
	}
	for ( const key of changes.keys() ) {
		problems.push(
			`${ basename( CHANGES ) }: there is no text “${ key }”.`
		);
	}
	writeFileSync( FORMAL, catalogueText( catalogue ) );
	return problems;
}
