import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { catalogueProblems } from '../../../tools/lib/catalogues.mjs';

const TEMPLATE = `msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

#: src/list.tsx
msgid "Delete %1$s from <b>%2$s</b>"
msgstr ""

#: src/list.tsx
msgid "%s response"
msgid_plural "%s responses"
msgstr[0] ""
msgstr[1] ""

#: includes/Menu.php
msgctxt "verb"
msgid "Rate"
msgstr ""
`;

const COMPLETE: Record< string, string > = {
	header: '"Plural-Forms: nplurals=3; plural=(n == 1 ? 0 : n == 2 ? 1 : 2);\\n"',
	delete: 'msgid "Delete %1$s from <b>%2$s</b>"\nmsgstr "Aus <b>%2$s</b> %1$s löschen"',
	responses:
		'msgid "%s response"\nmsgid_plural "%s responses"\nmsgstr[0] "eine"\nmsgstr[1] "zwei"\nmsgstr[2] "%s Rückmeldungen"',
	rate: 'msgctxt "verb"\nmsgid "Rate"\nmsgstr "Bewerten"',
};

describe( 'catalogueProblems', () => {
	let folder = '';

	beforeEach( () => {
		folder = mkdtempSync( resolve( tmpdir(), 'ufb-' ) );
	} );

	afterEach( () => rmSync( folder, { recursive: true } ) );

	/** The problems of a translation of which parts are others. */
	function problems( changes: Record< string, string > ): string[] {
		const { header, ...texts } = { ...COMPLETE, ...changes };
		const pot = resolve( folder, 'a.pot' );
		const po = resolve( folder, 'a-xx.po' );
		writeFileSync( pot, TEMPLATE );
		writeFileSync(
			po,
			`msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n${ header }\n\n${ Object.values(
				texts
			).join( '\n\n' ) }\n`
		);
		return catalogueProblems( pot, po );
	}

	it( 'accepts a complete translation, also with a number in words', () => {
		expect( problems( {} ) ).toEqual( [] );
	} );

	it.each( [
		[
			'a missing text',
			{ rate: '' },
			'a-xx.po: “Rate” is missing (includes/Menu.php).',
		],
		[
			'a text in another context',
			{ rate: 'msgid "Rate"\nmsgstr "Bewerten"' },
			'a-xx.po: “Rate” is missing (includes/Menu.php).',
		],
		[
			'an empty text',
			{ rate: 'msgctxt "verb"\nmsgid "Rate"\nmsgstr ""' },
			'a-xx.po: “Rate” is not translated (includes/Menu.php).',
		],
		[
			'a fuzzy text',
			{ rate: `#, fuzzy\n${ COMPLETE[ 'rate' ] }` },
			'a-xx.po: “Rate” is fuzzy (includes/Menu.php).',
		],
		[
			'spaces at an end',
			{ rate: 'msgctxt "verb"\nmsgid "Rate"\nmsgstr "Bewerten "' },
			'a-xx.po: “Rate” begins or ends with other spaces (includes/Menu.php).',
		],
		[
			'a lost placeholder',
			{
				delete: 'msgid "Delete %1$s from <b>%2$s</b>"\nmsgstr "<b>%2$s</b> löschen"',
			},
			'a-xx.po: “Delete %1$s from <b>%2$s</b>” has other placeholders or tags (src/list.tsx).',
		],
		[
			'a tag that does not end',
			{
				delete: 'msgid "Delete %1$s from <b>%2$s</b>"\nmsgstr "Aus <b>%2$s %1$s löschen"',
			},
			'a-xx.po: “Delete %1$s from <b>%2$s</b>” has other placeholders or tags (src/list.tsx).',
		],
		[
			'a placeholder of another kind',
			{
				responses:
					'msgid "%s response"\nmsgid_plural "%s responses"\nmsgstr[0] "eine"\nmsgstr[1] "zwei"\nmsgstr[2] "%d Rückmeldungen"',
			},
			'a-xx.po: “%s response” has other placeholders or tags (src/list.tsx).',
		],
		[
			'a form for many numbers without the number',
			{
				responses:
					'msgid "%s response"\nmsgid_plural "%s responses"\nmsgstr[0] "eine"\nmsgstr[1] "zwei"\nmsgstr[2] "Rückmeldungen"',
			},
			'a-xx.po: “%s response” has other placeholders or tags (src/list.tsx).',
		],
		[
			'a missing plural form',
			{
				responses:
					'msgid "%s response"\nmsgid_plural "%s responses"\nmsgstr[0] "eine"\nmsgstr[1] "%s"',
			},
			'a-xx.po: “%s response” has 2 of 3 forms (src/list.tsx).',
		],
		[
			'a text that is gone',
			{ gone: 'msgid "Gone"\nmsgstr "Weg"' },
			'a-xx.po: “Gone” is not in the template.',
		],
		[
			'a missing header',
			{ header: '' },
			'a-xx.po: the header Plural-Forms is missing.',
		],
	] )( 'names the place of %s', ( _, changes, problem ) => {
		expect( problems( changes ) ).toContain( problem );
	} );
} );
