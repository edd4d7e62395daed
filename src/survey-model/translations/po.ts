import type { FileEntry, TranslationFile } from './files';
import { FileProblem } from './files';
import type { SurveyText } from './texts';
import type { SurveyLanguage } from './translations';
import { translationState, translationsByPath } from './translations';

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
		`Project-Id-Version: ${ title.replace( /\s+/g, ' ' ) }`,
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

/** Reads the entries of a PO file that have a translation, and the language in its header. */
export function fromPo( file: string ): TranslationFile {
	const entries: FileEntry[] = [];
	let languages: string[] = [];
	let fields: Partial< Record< Field, string > > = {};
	let current: Field | undefined;
	let isFuzzy = false;
	let first = 0;

	/** Ends an entry. */
	const flush = () => {
		const { msgctxt: path, msgid, msgstr = '', previous } = fields;
		if ( path === undefined && msgid === '' ) {
			const [ , named = '' ] = /^Language:(.*)$/im.exec( msgstr ) ?? [];
			languages = named.trim() ? [ named.trim() ] : [];
		} else if (
			path !== undefined &&
			msgid !== undefined &&
			msgstr.trim() !== ''
		) {
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
			/^(?:(#\| msgid|#\| |msgctxt|msgid|msgstr)\s*)?(".*")$/s.exec(
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
					throw new FileProblem( 'po', number );
				}
				current = field;
				first ||= number;
				fields[ field ] = value;
			} else if ( current ) {
				fields[ current ] += value;
			} else {
				throw new FileProblem( 'po', number );
			}
		} else if ( line.startsWith( '#' ) ) {
			if ( fields.msgstr !== undefined ) {
				flush();
			}
			isFuzzy ||= /^#,.*\bfuzzy\b/.test( line );
		} else {
			throw new FileProblem( 'po', number );
		}
	} );
	flush();
	return { languages, entries };
}

function unquoted( text: string, line: number ): string {
	const inner = text.slice( 1, -1 );
	if ( ! /^(?:[^"\\]|\\.)*$/s.test( inner ) ) {
		throw new FileProblem( 'po', line );
	}
	return inner.replace(
		/\\(.)/gs,
		( whole, one ) => ESCAPES[ one ] ?? whole
	);
}
