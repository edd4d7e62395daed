import type { SurveyText } from './texts';
import type { SurveyLanguage, Translation } from './translations';
import { translationState, translationsByPath } from './translations';

/** An entry of a translation file. */
export interface FileEntry {
	/** The path of the text. */
	path: string;
	/** The original that was translated. */
	source: string;
	text: string;
	/** Whether the file marks it as unfinished. */
	isDraft: boolean;
	/** Its line in the file. */
	line: number;
}

/** Why a file cannot be read, and where. */
export class FileProblem extends Error {
	public constructor(
		public readonly code: 'syntax' | 'encoding' | 'empty',
		public readonly line: number
	) {
		super( `${ code } ${ line }` );
	}
}

const ESCAPES: Readonly< Record< string, string > > = {
	n: '\n',
	t: '\t',
	r: '\r',
	'"': '"',
	'\\': '\\',
};

const quoted = ( text: string ): string =>
	`"${ text
		.replace( /[\\"]/g, '\\$&' )
		.replace( /\n/g, '\\n' )
		.replace( /\r/g, '\\r' )
		.replace( /\t/g, '\\t' ) }"`;

/**
 * The texts of a survey in a language as a PO file. The path is the context; what is out of date is fuzzy, with the original that
 * was translated.
 *
 * @param title    Of the survey, for people.
 * @param texts    The texts of the survey.
 * @param language The language.
 */
export function toPo(
	title: string,
	texts: readonly SurveyText[],
	language: SurveyLanguage
): string {
	const known = translationsByPath( language );
	const header = [
		`Project-Id-Version: ${ title }`,
		'MIME-Version: 1.0',
		'Content-Type: text/plain; charset=UTF-8',
		'Content-Transfer-Encoding: 8bit',
		`Language: ${ language.locale }`,
		'X-Generator: UserFeedback',
	].map( ( line ) => quoted( `${ line }\n` ) );
	const entries = texts.map( ( text ) => {
		const translation = known.get( text.path );
		const state = translationState( text, translation );
		const isFuzzy = state === 'draft' || state === 'outdated';
		return [
			...( isFuzzy ? [ '#, fuzzy' ] : [] ),
			...( state === 'outdated'
				? [ `#| msgid ${ quoted( translation!.source ) }` ]
				: [] ),
			`msgctxt ${ quoted( text.path ) }`,
			`msgid ${ quoted( text.source ) }`,
			`msgstr ${ quoted( translation?.text ?? '' ) }`,
		].join( '\n' );
	} );
	return `${ [
		[ 'msgid ""', 'msgstr ""', ...header ].join( '\n' ),
		...entries,
	].join( '\n\n' ) }\n`;
}

type Field = 'msgctxt' | 'msgid' | 'msgstr' | 'previous';

/** Reads the entries of a PO file that have a translation. */
export function fromPo( file: string ): FileEntry[] {
	const entries: FileEntry[] = [];
	let fields: Partial< Record< Field, string > > = {};
	let current: Field | undefined;
	let isFuzzy = false;
	let first = 0;

	/** Ends an entry. */
	const flush = () => {
		const { msgctxt: path, msgid, msgstr = '', previous } = fields;
		if ( path !== undefined && msgid !== undefined && msgstr !== '' ) {
			entries.push( {
				path,
				source: isFuzzy ? ( previous ?? msgid ) : msgid,
				text: msgstr,
				// What is fuzzy because its original has changed shows, and is marked as out of date.
				isDraft: isFuzzy && previous === undefined,
				line: first,
			} );
		}
		fields = {};
		current = undefined;
		isFuzzy = false;
		first = 0;
	};

	file.split( /\r\n|\r|\n/ ).forEach( ( raw, index ) => {
		const number = index + 1;
		const line = raw.trim();
		const [ , keyword, text ] =
			/^(?:(#\| msgid|#\| |msgctxt|msgid|msgstr)\s*)?(".*")$/.exec(
				line
			) ?? [];
		if ( line === '' ) {
			flush();
		} else if ( text !== undefined ) {
			const value = unquoted( text, number );
			if ( keyword && keyword !== '#| ' ) {
				const field: Field = keyword.startsWith( '#' )
					? 'previous'
					: ( keyword as Field );
				if ( fields.msgstr !== undefined ) {
					// Entries may follow each other without an empty line.
					flush();
				}
				if ( fields[ field ] !== undefined ) {
					throw new FileProblem( 'syntax', number );
				}
				current = field;
				first ||= number;
				fields[ field ] = value;
			} else if ( current ) {
				fields[ current ] += value;
			} else {
				throw new FileProblem( 'syntax', number );
			}
		} else if ( line.startsWith( '#' ) ) {
			if ( fields.msgstr !== undefined ) {
				flush();
			}
			isFuzzy ||= /^#,.*\bfuzzy\b/.test( line );
		} else {
			throw new FileProblem( 'syntax', number );
		}
	} );
	flush();
	return entries;
}

function unquoted( text: string, line: number ): string {
	const inner = text.slice( 1, -1 );
	if ( ! /^(?:[^"\\]|\\.)*$/.test( inner ) ) {
		throw new FileProblem( 'syntax', line );
	}
	return inner.replace( /\\(.)/g, ( whole, one ) => ESCAPES[ one ] ?? whole );
}

/**
 * The text of a file, in the encoding that it has or names.
 *
 * @throws {FileProblem} If the encoding is unknown or the bytes are not of it.
 */
export function decodeFile( bytes: Uint8Array ): string {
	const start = new TextDecoder( 'latin1' ).decode( bytes.slice( 0, 4000 ) );
	const named = /charset=([\w.-]+)|encoding="([\w.-]+)"/i.exec( start );
	const byMark =
		( bytes[ 0 ] === 0xff && bytes[ 1 ] === 0xfe && 'utf-16le' ) ||
		( bytes[ 0 ] === 0xfe && bytes[ 1 ] === 0xff && 'utf-16be' );
	try {
		return new TextDecoder(
			byMark || named?.[ 1 ] || named?.[ 2 ] || 'utf-8',
			{ fatal: true }
		).decode( bytes );
	} catch {
		throw new FileProblem( 'encoding', 1 );
	}
}

/** Tags such as {{name}}, which a translation must keep. */
const tagsOf = ( text: string ): string =>
	( text.match( /\{\{[^{}]*\}\}/g ) ?? [] ).sort().join();

/** What became of an entry that was not taken over. */
export interface LeftOutEntry {
	line: number;
	path: string;
	reason: 'unknown' | 'placeholders' | 'duplicate';
}

/**
 * The entries of a file that belong to a survey, as its translations, and those that do not.
 *
 * @param texts   The texts of the survey.
 * @param entries Those of the file.
 */
export function matchEntries(
	texts: readonly SurveyText[],
	entries: readonly FileEntry[]
): { found: Translation[]; leftOut: LeftOutEntry[] } {
	const known = new Set( texts.map( ( { path } ) => path ) );
	const found = new Map< string, Translation >();
	const leftOut: LeftOutEntry[] = [];
	for ( const { path, source, text, isDraft, line } of entries ) {
		const reason =
			( ! known.has( path ) && 'unknown' ) ||
			( found.has( path ) && 'duplicate' ) ||
			( tagsOf( source ) !== tagsOf( text ) && 'placeholders' );
		if ( reason ) {
			leftOut.push( { line, path, reason } );
		} else {
			found.set( path, { path, source, text, draft: isDraft } );
		}
	}
	return { found: [ ...found.values() ], leftOut };
}
