import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { po } from 'gettext-parser';

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
	const { translations } = po.parse(
		readFileSync( resolve( __dirname, '../../../languages', name ) )
	);
	return Object.values( translations )
		.flatMap( ( texts ) => Object.values( texts ) )
		.filter( ( { msgid } ) => msgid !== '' )
		.map( ( { msgid, msgid_plural: plural, msgstr } ) => ( {
			english: msgid,
			...( plural && { plural } ),
			translated: msgstr[ 0 ] ?? '',
		} ) );
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
