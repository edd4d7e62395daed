import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import gettextParser from 'gettext-parser';

/**
 * A text of a catalogue.
 *
 * @typedef {Object} Entry
 * @property {string}   [msgctxt]      Its context.
 * @property {string}   msgid          The English text.
 * @property {string}   [msgid_plural] Its plural.
 * @property {string[]} msgstr         The translation, or one for each plural form.
 * @property {Object}   [comments]     Flags, and where the text is.
 */

/**
 * Reads the content of a .po or .pot.
 *
 * @param {string} content
 * @return {{headers: Object<string, string>, translations: Object, charset: string}} As gettext-parser has it.
 */
export const parseCatalogue = ( content ) => gettextParser.po.parse( content );

/**
 * Reads a .po or .pot.
 *
 * @param {string} file Its path.
 * @return {{headers: Object<string, string>, translations: Object, charset: string}} As gettext-parser has it.
 */
export const readCatalogue = ( file ) =>
	parseCatalogue( readFileSync( file, 'utf8' ) );

/**
 * A catalogue as the content of a file.
 *
 * @param {Object} catalogue As gettext-parser has it.
 * @return {string} The content.
 */
export const catalogueText = ( catalogue ) =>
	`${ gettextParser.po.compile( catalogue, { foldLength: 0 } ) }\n`;

/**
 * The texts of a catalogue, without its header.
 *
 * @param {Object} catalogue As gettext-parser has it.
 * @return {Entry[]} In their order.
 */
export const entriesOf = ( catalogue ) =>
	Object.values( catalogue.translations )
		.flatMap( ( texts ) => Object.values( texts ) )
		.filter( ( { msgid } ) => msgid !== '' );

/**
 * What names an entry, as WordPress names it.
 *
 * @param {Entry} entry
 */
export const keyOf = ( { msgctxt, msgid } ) =>
	msgctxt ? `${ msgctxt }\u0004${ msgid }` : msgid;

/** Placeholders and tags, sorted: a translation may change their order. */
const marks = ( text ) =>
	( text.match( /%(?:\d+\$)?[sdf%]|<\/?[a-z][a-z0-9]*\s*\/?>/g ) ?? [] )
		.sort()
		.join( ' ' );

const without = ( text, mark ) =>
	text
		.split( ' ' )
		.filter( ( each ) => each !== mark )
		.join( ' ' );

/** Whether a form has the placeholders of its text. All but the last one may stand for a single number, and say it in a word. */
function fits( form, isLast, { msgid, msgid_plural: plural = msgid } ) {
	const found = marks( form );
	const wanted = marks( plural );
	return (
		found === wanted ||
		( ! isLast &&
			[
				marks( msgid ),
				...wanted.split( ' ' ).map( ( one ) => without( wanted, one ) ),
			].includes( found ) )
	);
}

const edges = ( text ) => [
	/^\s*/.exec( text )[ 0 ],
	/\s*$/.exec( text )[ 0 ],
];

/**
 * What is wrong with the translation of a text.
 *
 * @param {Entry|undefined} translated
 * @param {Entry}           source     Of the template.
 * @param {number}          forms      How many plural forms the language has.
 * @return {string} '' if nothing is.
 */
function problemOf( translated, source, forms ) {
	if ( translated === undefined ) {
		return 'is missing';
	}
	if ( translated.comments?.flag?.includes( 'fuzzy' ) ) {
		return 'is fuzzy';
	}
	const wanted = source.msgid_plural === undefined ? 1 : forms;
	const texts = translated.msgstr.filter( ( text ) => text.trim() !== '' );
	if ( texts.length < wanted ) {
		return wanted === 1
			? 'is not translated'
			: `has ${ texts.length } of ${ wanted } forms`;
	}
	const isLast = ( index ) => index === texts.length - 1;
	if ( ! texts.every( ( text, at ) => fits( text, isLast( at ), source ) ) ) {
		return 'has other placeholders or tags';
	}
	return String( edges( texts[ 0 ] ) ) === String( edges( source.msgid ) )
		? ''
		: 'begins or ends with other spaces';
}

/**
 * What a translation lacks, and where. A complete one answers nothing.
 *
 * @param {string} pot  The template's path.
 * @param {string} file The translation's path.
 * @return {string[]} A line for each problem.
 */
export function catalogueProblems( pot, file ) {
	const catalogue = readCatalogue( file );
	const forms = Number(
		/nplurals=(\d+)/.exec(
			catalogue.headers[ 'plural-forms' ] ?? ''
		)?.[ 1 ]
	);
	const name = basename( file );
	if ( ! forms ) {
		return [ `${ name }: the header Plural-Forms is missing.` ];
	}
	const translated = new Map(
		entriesOf( catalogue ).map( ( entry ) => [ keyOf( entry ), entry ] )
	);
	const problems = entriesOf( readCatalogue( pot ) ).flatMap( ( source ) => {
		const problem = problemOf(
			translated.get( keyOf( source ) ),
			source,
			forms
		);
		translated.delete( keyOf( source ) );
		const [ place ] = ( source.comments?.reference ?? '' ).split( '\n' );
		return problem === ''
			? []
			: [ `${ name }: “${ source.msgid }” ${ problem } (${ place }).` ];
	} );
	return [
		...problems,
		...[ ...translated.values() ].map(
			( { msgid } ) => `${ name }: “${ msgid }” is not in the template.`
		),
	];
}
