import type { TranslationOrder } from './files';
import { directionOf, languageTag } from './language-tags';
import type { SurveyText } from './texts';
import type { Translation, TranslationState } from './translations';
import { translationState, translationsByPath } from './translations';

/** The versions of the standard in which texts are written. */
export type XliffVersion = '1.2' | '2.0';

/** In front of what the standard lets a program name itself. */
export const OWN = 'userfeedback:';

/** A category of notes and a sub-state: the original has changed since. */
export const OUTDATED = `${ OWN }outdated`;

/** The type of a tag that stands for a character, in version 1.2; the second version has a tag of its own. */
export const CHARACTER = 'x-character-';

/** Characters that no XML 1.0 file can have. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly< Record< string, string > > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	// Reading makes a line feed of it otherwise.
	'\r': '&#13;',
};

const escaped = ( text: string ): string =>
	text.replace( /[&<>"\r]/g, ( one ) => ENTITIES[ one ] ?? one );

/** For attributes and notes, which cannot have tags. */
const plain = ( text: string ): string =>
	escaped( text.replace( FORBIDDEN, '' ) );

const attribute = ( text: string ): string =>
	plain( text ).replace(
		/[\t\n]/g,
		( one ) => `&#${ one.charCodeAt( 0 ) };`
	);

/** The content of a source or target. */
function content( text: string, version: XliffVersion ): string {
	let count = 0;
	return escaped( text ).replace( FORBIDDEN, ( one ) => {
		const hex = one.codePointAt( 0 )!.toString( 16 ).padStart( 4, '0' );
		count += 1;
		return version === '2.0'
			? `<cp hex="${ hex }"/>`
			: `<x id="${ count }" ctype="${ CHARACTER }${ hex }"/>`;
	} );
}

/** A text with its translation. */
interface Unit {
	text: SurveyText;
	name: string;
	translation: Translation | undefined;
	state: TranslationState;
}

/** The state of a target in version 1.2. */
const STATES: Readonly< Record< TranslationState, string > > = {
	missing: '',
	draft: 'needs-review-translation',
	outdated: 'needs-review-translation',
	done: 'final',
};

function unit12( { text, name, translation, state }: Unit ): string[] {
	const id = attribute( text.path );
	return [
		`\t\t\t<trans-unit id="${ id }" resname="${ id }" xml:space="preserve"${
			state === 'done' ? ' approved="yes"' : ''
		}>`,
		`\t\t\t\t<source>${ content( text.source, '1.2' ) }</source>`,
		...( translation
			? [
					`\t\t\t\t<target state="${ STATES[ state ] }">${ content(
						translation.text,
						'1.2'
					) }</target>`,
				]
			: [] ),
		`\t\t\t\t<note>${ plain( name ) }</note>`,
		...( translation && state === 'outdated'
			? [
					'\t\t\t\t<alt-trans alttranstype="previous-version">',
					`\t\t\t\t\t<source>${ content(
						translation.source,
						'1.2'
					) }</source>`,
					`\t\t\t\t\t<target>${ content(
						translation.text,
						'1.2'
					) }</target>`,
					'\t\t\t\t</alt-trans>',
				]
			: [] ),
		'\t\t\t</trans-unit>',
	];
}

function unit20( { text, name, translation, state }: Unit ): string[] {
	const id = attribute( text.path );
	const subState = translation && state !== 'done' ? state : '';
	return [
		`\t\t<unit id="${ id }" name="${ id }">`,
		'\t\t\t<notes>',
		`\t\t\t\t<note>${ plain( name ) }</note>`,
		...( translation && state === 'outdated'
			? [
					`\t\t\t\t<note category="${ OUTDATED }">${ plain(
						translation.source
					) }</note>`,
				]
			: [] ),
		'\t\t\t</notes>',
		`\t\t\t<segment state="${ state === 'done' ? 'final' : 'initial' }"${
			subState && ` subState="${ OWN }${ subState }"`
		}>`,
		`\t\t\t\t<source>${ content( text.source, '2.0' ) }</source>`,
		...( translation
			? [
					`\t\t\t\t<target>${ content(
						translation.text,
						'2.0'
					) }</target>`,
				]
			: [] ),
		'\t\t\t</segment>',
		'\t\t</unit>',
	];
}

/**
 * The texts of a survey in a language as an XLIFF file. Ids are the paths of the texts, notes say what they are.
 *
 * @param version
 * @param order
 */
export function toXliff(
	version: XliffVersion,
	{ title, source, texts, language, nameOf }: TranslationOrder
): string {
	const known = translationsByPath( language );
	const unit = version === '1.2' ? unit12 : unit20;
	const units = texts.flatMap( ( text ) => {
		const translation = known.get( text.path );
		return unit( {
			text,
			name: nameOf( text ),
			translation,
			state: translationState( text, translation ),
		} );
	} );
	const namespace = `urn:oasis:names:tc:xliff:document:${ version }`;
	const from = languageTag( source );
	const to = languageTag( language.locale );
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		...( version === '1.2'
			? [
					`<xliff xmlns="${ namespace }" version="1.2">`,
					`\t<file original="${ attribute( title ) }" source-language="${ from }" target-language="${ to }" datatype="plaintext">`,
					'\t\t<body>',
					...units,
					'\t\t</body>',
				]
			: [
					`<xliff xmlns="${ namespace }" version="2.0" srcLang="${ from }" trgLang="${ to }">`,
					`\t<file id="survey" original="${ attribute( title ) }" canResegment="no" srcDir="${ directionOf(
						source
					) }" trgDir="${ directionOf( language.locale ) }" xml:space="preserve">`,
					...units,
				] ),
		'\t</file>',
		'</xliff>',
		'',
	].join( '\n' );
}
