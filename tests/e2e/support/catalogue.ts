import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const QUOTED = '("(?:[^"\\\\]|\\\\.)*"(?:\\n"(?:[^"\\\\]|\\\\.)*")*)';

const ENTRY = new RegExp(
	`^msgid ${ QUOTED }\\n(?:msgid_plural ${ QUOTED }\\n)?msgstr(?:\\[0\\])? ${ QUOTED }`,
	'gm'
);

/** What is between the quotes of a .po, over several lines. */
const unquoted = ( lines: string ): string =>
	lines
		.split( '\n' )
		.map( ( line ) => JSON.parse( line ) as string )
		.join( '' );

/** A text of a catalogue, with its plural, and its translation (in the first form). */
export interface CatalogueText {
	english: string;
	plural?: string;
	translated: string;
}

/** The texts of a translation, without those of the template's header; of the template, if no language is named. */
export function catalogue( language?: string ): readonly CatalogueText[] {
	const name = language
		? `userfeedback-${ language }.po`
		: 'userfeedback.pot';
	const content = readFileSync(
		resolve( __dirname, '../../../languages', name ),
		'utf8'
	);
	return [ ...content.matchAll( ENTRY ) ]
		.map( ( [ , english = '""', plural, translation = '""' ] ) => ( {
			english: unquoted( english ),
			...( plural && { plural: unquoted( plural ) } ),
			translated: unquoted( translation ),
		} ) )
		.filter( ( { english } ) => english !== '' );
}

/** A text in a language. */
export function translated( language: string, english: string ): string {
	const found = catalogue( language ).find(
		( text ) => text.english === english
	);
	if ( ! found ) {
		throw new Error( `“${ english }” is not in ${ language }.` );
	}
	return found.translated;
}
