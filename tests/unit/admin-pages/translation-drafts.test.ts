import type { SurveyText, Translation } from '@/survey-model';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
	draftsOf,
	inParts,
	untranslated,
	withDrafts,
} from '@/admin-pages/surveys/editor/sections/languages/drafts';
import { LIMITS } from '@/survey-model';
import { survey } from '../support/surveys';

const text = ( path: string, source = path ): SurveyText => ( {
	path,
	source,
	name: 'title',
	number: 0,
} );

const entry = (
	path: string,
	more: Partial< Translation > = {}
): Translation => ( { path, source: path, text: 'x', draft: false, ...more } );

const TEXTS = [ 'done', 'draft', 'missing', 'outdated' ].map( ( path ) =>
	text( path )
);

const german = {
	locale: 'de_DE',
	texts: [
		entry( 'done' ),
		entry( 'draft', { draft: true, source: 'before' } ),
		entry( 'outdated', { source: 'before' } ),
	],
};

function translated() {
	const blank = survey();
	return {
		...blank,
		settings: {
			...blank.settings,
			translations: { source: '', browser: false, languages: [ german ] },
		},
	};
}

describe( 'drafts', () => {
	it( 'are for texts that are missing or out of date', () => {
		expect( untranslated( TEXTS, german ) ).toEqual( [
			text( 'missing' ),
			text( 'outdated' ),
		] );
	} );

	it( 'are asked for in parts of so many texts and characters', () => {
		const paths = ( parts: SurveyText[][] ) =>
			parts.map( ( part ) =>
				part.map( ( { path } ) => path ).join( '' )
			);
		const texts = [ 'a', 'b', 'c', 'd', 'e' ].map( ( path ) =>
			text( path, path === 'c' ? 'long enough' : '1234' )
		);
		expect( paths( inParts( texts, 2, 100 ) ) ).toEqual( [
			'ab',
			'cd',
			'e',
		] );
		expect( paths( inParts( texts, 9, 8 ) ) ).toEqual( [
			'ab',
			'c',
			'de',
		] );
		expect( inParts( [], 9, 8 ) ).toEqual( [] );
	} );

	it( 'are asked for in parts that the server takes', () => {
		const service = readFileSync(
			resolve(
				__dirname,
				'../../../includes/AI/Translations/SuggestionService.php'
			),
			'utf8'
		);
		expect( service ).toContain(
			`MOST_TEXTS = ${ LIMITS.suggestedTexts };`
		);
		expect( service ).toContain(
			`MOST_CHARACTERS = ${ LIMITS.suggestedCharacters };`
		);
	} );

	it( 'keep the original that they were made from, and belong to a text', () => {
		expect(
			draftsOf(
				[ text( 'title', 'Lunch' ), text( 'b' ) ],
				[
					{ path: 'title', text: 'Essen' },
					{ path: 'other', text: 'Nobody asked' },
				]
			)
		).toEqual( [
			{ path: 'title', source: 'Lunch', text: 'Essen', draft: true },
		] );
	} );

	it( 'replace nothing that is accepted or a draft already', () => {
		const drafts = TEXTS.map( ( { path } ) =>
			entry( path, { text: 'new', draft: true } )
		);
		const { translations, added } = withDrafts(
			translated(),
			'de_DE',
			drafts
		);
		expect( added ).toBe( 2 );
		expect(
			translations.languages[ 0 ]!.texts.map(
				( one ) => `${ one.path } ${ one.text } ${ one.draft }`
			)
		).toEqual( [
			'done x false',
			'draft x true',
			'outdated new true',
			'missing new true',
		] );
		expect( withDrafts( translated(), 'fr_FR', drafts ) ).toEqual( {
			translations: translated().settings.translations,
			added: 0,
		} );
	} );
} );
