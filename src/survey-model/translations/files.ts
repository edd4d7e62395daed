import type { SurveyText } from './texts';
import type { SurveyLanguage, Translation } from './translations';

/** What a translator gets. */
export interface TranslationOrder {
	/** Title of the survey, for people. */
	title: string;
	/** Language of the originals. */
	source: string;
	/** The texts of the survey. */
	texts: readonly SurveyText[];
	language: SurveyLanguage;
	/** What a text is, for people. */
	nameOf: ( text: SurveyText ) => string;
}

/** An entry of a translation file. */
export interface FileEntry {
	/** The path of the text. */
	path: string;
	/** The original that was translated. */
	source: string;
	text: string;
	/** Whether it is unfinished. */
	isDraft: boolean;
	/** Whether the file says nothing of that, and `isDraft` is only the rule for such files. */
	isStateless?: boolean;
	/** Its line in the file. */
	line: number;
	/** Why its text is not whole. */
	problem?: 'tags' | 'incomplete';
}

/** What a translation file has. */
export interface TranslationFile {
	/** Into which its parts translate, as it names them; none if it does not. */
	languages: string[];
	/** Texts that have a translation. */
	entries: FileEntry[];
}

/** What an entry can be left out for. */
export type LeftOutReason =
	| 'unknown'
	| 'placeholders'
	| 'duplicate'
	| NonNullable< FileEntry[ 'problem' ] >;

/** What became of an entry that was not taken over. */
export interface LeftOutEntry {
	line: number;
	path: string;
	reason: LeftOutReason;
}

/** Why a file cannot be read, and where; line 0 if that is not known. */
export class FileProblem extends Error {
	public constructor(
		public readonly code:
			'po' | 'xml' | 'doctype' | 'format' | 'version' | 'encoding',
		public readonly line: number
	) {
		super( `${ code } ${ line }` );
	}
}

/**
 * The text of a file, in the encoding that it has or names.
 *
 * @throws {FileProblem} If the encoding is unknown or the bytes are not of it.
 */
export function decodeFile( bytes: Uint8Array ): string {
	const start = new TextDecoder( 'latin1' ).decode( bytes.slice( 0, 4000 ) );
	const named = (
		/^\s*</.test( start )
			? /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.-]+)/
			: /charset=([\w.-]+)/i
	).exec( start );
	const byMark =
		( bytes[ 0 ] === 0xff && bytes[ 1 ] === 0xfe && 'utf-16le' ) ||
		( bytes[ 0 ] === 0xfe && bytes[ 1 ] === 0xff && 'utf-16be' ) ||
		( bytes[ 0 ] === 0xef && bytes[ 1 ] === 0xbb && 'utf-8' );
	try {
		return new TextDecoder( byMark || named?.[ 1 ] || 'utf-8', {
			fatal: true,
		} ).decode( bytes );
	} catch {
		throw new FileProblem( 'encoding', 1 );
	}
}

/** Tags such as {{name}}, which a translation must keep. */
const tagsOf = ( text: string ): string =>
	( text.match( /\{\{[^{}]*\}\}/g ) ?? [] ).sort().join();

/** Whether a file has texts of questions but none of these, nor any other of these originals. */
function isOfAnotherSurvey(
	known: ReadonlyMap< string, string >,
	entries: readonly FileEntry[]
): boolean {
	const questions = entries.filter( ( { path } ) =>
		path.startsWith( 'questions.' )
	);
	return (
		questions.length > 0 &&
		! questions.some( ( { path } ) => known.has( path ) ) &&
		! entries.some( ( { path, source } ) => known.get( path ) === source )
	);
}

/**
 * What an entry makes of a text. A text that came back as it was keeps its state where the file has none: programs that know no states must neither
 * publish drafts nor take back what was accepted.
 *
 * @param entry
 * @param before The translation so far.
 */
function translationOf(
	{ path, source, text, isDraft, isStateless }: FileEntry,
	before: Translation | undefined
): Translation {
	return isStateless && before?.text === text
		? before
		: { path, source, text, draft: isDraft };
}

/**
 * The entries of a file that belong to a survey, as its translations, and those that do not. Titles and thank-you messages have the same paths
 * in all surveys, so a file of another one has none of this.
 *
 * @param texts    The texts of the survey.
 * @param entries  Those of the file.
 * @param language What is translated so far.
 */
export function matchEntries(
	texts: readonly SurveyText[],
	entries: readonly FileEntry[],
	language?: SurveyLanguage
): { found: Translation[]; leftOut: LeftOutEntry[] } {
	const known = new Map( texts.map( ( one ) => [ one.path, one.source ] ) );
	const isOther = isOfAnotherSurvey( known, entries );
	const found = new Map< string, Translation >();
	const leftOut: LeftOutEntry[] = [];
	const before = new Map(
		language?.texts.map( ( one ) => [ one.path, one ] )
	);
	for ( const entry of entries ) {
		const { path, source, text, line, problem } = entry;
		const reason =
			( ( isOther || ! known.has( path ) ) && 'unknown' ) ||
			( found.has( path ) && 'duplicate' ) ||
			problem ||
			( tagsOf( source ) !== tagsOf( text ) && 'placeholders' );
		if ( reason ) {
			leftOut.push( { line, path, reason } );
		} else {
			found.set( path, translationOf( entry, before.get( path ) ) );
		}
	}
	return { found: [ ...found.values() ], leftOut };
}
