import type {
	SurveyLanguage,
	TranslationFormat,
	XliffVersion,
} from '@/survey-model';
import {
	accepted,
	fromTranslationFile,
	matchEntries,
	surveyTexts,
	toTranslationFile,
} from '@/survey-model';
import { radioQuestion, survey, textQuestion } from './surveys';

const SURVEY = survey( {
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
export const TEXTS = surveyTexts( SURVEY );
export const VERSIONS: readonly XliffVersion[] = [ '1.2', '2.0' ];
export const FORMATS: readonly TranslationFormat[] = [
	'po',
	'xliff-1.2',
	'xliff-2.0',
];

/** A text of the survey. */
export const text = ( path: string ) =>
	TEXTS.find( ( one ) => one.path === path )!;

/** Arabic with one text in each state. */
export const MIXED: SurveyLanguage = {
	locale: 'ar',
	texts: [
		accepted( text( 'title' ), 'شاي' ),
		{ ...accepted( text( 'questions.q1.title' ), '؟' ), source: 'Coffee?' },
		{ ...accepted( text( 'questions.q1.options.y' ), 'نعم' ), draft: true },
	],
};

/** A file of ours. */
export const written = (
	format: TranslationFormat,
	language = MIXED,
	texts = TEXTS
): string =>
	toTranslationFile( format, {
		title: 'Tea & <more>\n"quoted"',
		source: 'en_US',
		texts,
		language,
		nameOf: ( { path } ) => `Name of <${ path }>`,
	} ).content;

/** What is taken from a file, and what is not. */
export const read = ( file: string, texts = TEXTS ) =>
	matchEntries( texts, fromTranslationFile( file ).entries );

/** A file as another program may write it: units as they are given. */
export const foreign = ( version: XliffVersion, units: string ): string =>
	version === '1.2'
		? `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="ar" datatype="plaintext"><body>\n${ units }</body></file></xliff>`
		: `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="ar"><file id="f">\n${ units }</file></xliff>`;

/** The title in version 1.2 with a target as it is given. */
export const title12 = ( target: string, attributes = '' ) =>
	read(
		foreign(
			'1.2',
			`<trans-unit id="title"${ attributes }><source>Tea</source>${ target }</trans-unit>`
		)
	);

/** The title in version 2.0 with segments as they are given. */
export const title20 = ( segments: string, before = '' ) =>
	read(
		foreign( '2.0', `<unit id="title">${ before }${ segments }</unit>` )
	);

/** A segment with the title and a target as it is given. */
export const segment = ( target: string, attributes = ' state="final"' ) =>
	`<segment${ attributes }><source>Tea</source>${ target }</segment>`;
