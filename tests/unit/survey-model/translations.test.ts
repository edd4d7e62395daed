/** @jest-environment node */
import type { SurveyLanguage } from '@/survey-model';
import {
	FileProblem,
	accepted,
	decodeFile,
	fromPo,
	languageProgress,
	matchEntries,
	surveyTexts,
	toPo,
	translationState,
	withLanguage,
	withTexts,
	withoutLanguage,
} from '@/survey-model';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

const tea = () =>
	survey( {
		title: 'Tea',
		questions: [
			{
				...radioQuestion(),
				id: 'q1',
				title: 'Do you like "tea"?\nReally?',
				config: { options: [ 'Yes', 'No' ], option_ids: [ 'y', 'n' ] },
			} as ReturnType< typeof radioQuestion >,
			{ ...textQuestion(), id: 'q2', title: 'Dear {{name}}, why?' },
		],
	} );
const texts = () => surveyTexts( tea() );
const text = ( path: string ) => texts().find( ( one ) => one.path === path )!;
const german = ( own: Record< string, string > ): SurveyLanguage => ( {
	locale: 'de_DE',
	texts: Object.entries( own ).map( ( [ path, one ] ) =>
		accepted( text( path ), one )
	),
} );
const bytes = ( content: string ) => new TextEncoder().encode( content );

/** What a file is refused with, and its line. */
function problemOf( read: () => unknown ): [ string, number ] | undefined {
	try {
		read();
	} catch ( error ) {
		return error instanceof FileProblem
			? [ error.code, error.line ]
			: undefined;
	}
	return undefined;
}

describe( 'the texts of a survey', () => {
	it( 'are those that visitors read, in their order, by ids', () => {
		expect( texts().map( ( { path } ) => path ) ).toEqual( [
			'title',
			'questions.q1.title',
			'questions.q1.options.y',
			'questions.q1.options.n',
			'questions.q2.title',
			'thank_you.message',
		] );
	} );

	it( 'do not include an option that has no id yet', () => {
		const [ first ] = tea().questions;
		const added = {
			...first!,
			config: { options: [ 'Yes', 'New' ], option_ids: [ 'y', '' ] },
		} as typeof first;
		const paths = surveyTexts( survey( { questions: [ added! ] } ) ).map(
			( { path } ) => path
		);
		expect( paths ).toContain( 'questions.q1.options.y' );
		expect( paths ).toHaveLength( 4 );
	} );
} );

describe( 'translations', () => {
	it( 'count what is missing, a draft, out of date and done', () => {
		const language = german( {
			title: 'Tee',
			'questions.q2.title': 'Warum?',
		} );
		const [ first, second ] = language.texts;
		const mixed = {
			...language,
			texts: [
				{ ...first!, source: 'Coffee' },
				second!,
				{
					...accepted( text( 'thank_you.message' ), 'Danke' ),
					draft: true,
				},
			],
		};
		expect( languageProgress( texts(), mixed ) ).toEqual( {
			missing: 3,
			draft: 1,
			outdated: 1,
			done: 1,
		} );
		expect( translationState( text( 'title' ), first ) ).toBe( 'done' );
	} );

	it( 'are added, replaced and removed in one language', () => {
		const none = { source: '', browser: false, languages: [] };
		const added = withLanguage( withLanguage( none, 'de_DE' ), 'ar' );
		expect( withLanguage( added, 'ar' ) ).toBe( added );
		const title = accepted( text( 'title' ), 'Tee' );
		const written = withTexts( added, 'de_DE', [ title ] );
		expect( written.languages ).toEqual( [
			{ locale: 'de_DE', texts: [ title ] },
			{ locale: 'ar', texts: [] },
		] );
		const emptied = withTexts( written, 'de_DE', [
			{ ...title, text: ' ' },
		] );
		expect( emptied ).toEqual( added );
		expect( withoutLanguage( added, 'de_DE' ).languages ).toHaveLength( 1 );
	} );
} );

describe( 'a PO file', () => {
	const language = german( {
		title: 'Tee',
		'questions.q1.title': 'Mögen Sie „Tee“?\nWirklich?\t\\',
	} );

	it( 'holds all texts, and reads back as it was', () => {
		const outdated = {
			...language,
			texts: [
				{ ...language.texts[ 0 ]!, source: 'Coffee' },
				language.texts[ 1 ]!,
			],
		};
		const file = toPo( 'Tea', texts(), outdated );
		expect( file ).toContain(
			'#, fuzzy\n#| msgid "Coffee"\nmsgctxt "title"'
		);
		const { found, leftOut } = matchEntries(
			texts(),
			fromPo( file ).entries
		);
		expect( found ).toEqual( outdated.texts );
		expect( leftOut ).toEqual( [] );
	} );

	it( 'keeps drafts drafts', () => {
		const draft = {
			...language,
			texts: [ { ...language.texts[ 0 ]!, draft: true } ],
		};
		const { entries: read } = fromPo( toPo( 'Tea', texts(), draft ) );
		expect( matchEntries( texts(), read ).found ).toEqual( draft.texts );
	} );

	it( 'is read as other programs write it', () => {
		const file =
			'\uFEFFmsgid ""\r\nmsgstr "Language: de\\n"\r\n# note\r\n#: place\r\nmsgctxt "title"\r\nmsgid ""\r\n"Te"\r\n"a"\r\nmsgstr ""\r\n"Te"\r\n"e"\r\nmsgctxt "questions.q1.options.y"\r\nmsgid "Yes"\r\nmsgstr "Ja"\r\n';
		const read = fromPo( decodeFile( bytes( file ) ) );
		expect( read.languages ).toEqual( [ 'de' ] );
		expect(
			read.entries.map( ( one ) => [ one.path, one.text, one.line ] )
		).toEqual( [
			[ 'title', 'Tee', 5 ],
			[ 'questions.q1.options.y', 'Ja', 12 ],
		] );
	} );

	it( 'of another survey leaves everything out, with its lines', () => {
		const other = toPo( 'Other', texts(), language ).replaceAll(
			'q1',
			'q9'
		);
		expect(
			matchEntries( texts().slice( 1 ), fromPo( other ).entries )
		).toEqual( {
			found: [],
			leftOut: [
				{ line: 10, path: 'title', reason: 'unknown' },
				{ line: 14, path: 'questions.q9.title', reason: 'unknown' },
			],
		} );
	} );

	it( 'leaves out what has lost a placeholder, and a second translation', () => {
		const file = ( answer: string ) =>
			`msgctxt "questions.q2.title"\nmsgid "Dear {{name}}, why?"\nmsgstr "${ answer }"\n\n`;
		const { entries: read } = fromPo(
			file( 'Warum?' ) +
				file( '{{name}}, warum?' ) +
				file( 'Wie {{name}}?' )
		);
		const { found, leftOut } = matchEntries( texts(), read );
		expect( found.map( ( one ) => one.text ) ).toEqual( [
			'{{name}}, warum?',
		] );
		expect(
			leftOut.map( ( { line, reason } ) => [ line, reason ] )
		).toEqual( [
			[ 1, 'placeholders' ],
			[ 9, 'duplicate' ],
		] );
	} );

	it.each( [
		[ 'a line that is nothing', 'msgid "a"\nmsgstr "b"\nwhat', 3 ],
		[ 'a text without an end', 'msgid "a\nmsgstr "b"', 1 ],
		[ 'a quote inside a text', 'msgid "a"\nmsgstr "b"c"', 2 ],
		[ 'a text of nothing', '"a"', 1 ],
		[ 'two originals', 'msgid "a"\nmsgid "b"\nmsgstr "c"', 2 ],
	] )( 'with %s is refused with the line', ( _, file, line ) => {
		expect( problemOf( () => fromPo( file ).entries ) ).toEqual( [
			'po',
			line,
		] );
	} );

	it( 'in another encoding is read by its header or its mark', () => {
		const latin = Uint8Array.from( [
			...bytes( '"Content-Type: text/plain; charset=ISO-8859-1\\n"\n' ),
			0xfc,
		] );
		expect( decodeFile( latin ) ).toMatch( /ü$/ );
		expect( decodeFile( Uint8Array.from( [ 0xff, 0xfe, 0x61, 0 ] ) ) ).toBe(
			'a'
		);
	} );

	it( 'in an unknown encoding, or with bytes that are none, is refused', () => {
		for ( const file of [
			Uint8Array.from( [ 0x61, 0xfc, 0x62 ] ),
			bytes( '"Content-Type: text/plain; charset=klingon\\n"' ),
		] ) {
			expect( problemOf( () => decodeFile( file ) ) ).toEqual( [
				'encoding',
				1,
			] );
		}
	} );
} );
