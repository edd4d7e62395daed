import { __, _n, sprintf } from '@wordpress/i18n';
import { formatLanguage, formatNumber } from '@/lib/format';
import type {
	LeftOutEntry,
	SurveyLanguage,
	SurveyText,
	Translation,
} from '@/survey-model';
import {
	decodeFile,
	fromTranslationFile,
	isLanguageOf,
	matchEntries,
} from '@/survey-model';
import { fileProblemText, leftOutText } from './file-problems';

/** Bytes. All texts of the longest survey are shorter. */
const MAX_FILE = 1_000_000;

/** Lines of a report; further ones are counted. */
const MAX_LINES = 10;

/** What came of a file. */
export interface FileReport {
	found: readonly Translation[];
	/** For the user: a sentence, then what was left out. */
	lines: readonly string[];
	isRefused: boolean;
}

const refused = ( ...lines: readonly string[] ): FileReport => ( {
	found: [],
	lines,
	isRefused: true,
} );

/** A line for each entry that was left out, up to a number. */
function leftOutLines( leftOut: readonly LeftOutEntry[] ): string[] {
	const more = leftOut.length - MAX_LINES;
	return [
		...leftOut.slice( 0, MAX_LINES ).map( leftOutText ),
		...( more > 0
			? [
					sprintf(
						/* translators: %s: a number. */
						_n(
							'And %s more line.',
							'And %s more lines.',
							more,
							'userfeedback'
						),
						formatNumber( more )
					),
				]
			: [] ),
	];
}

/** Takes from a file what belongs to the survey. */
function readContent(
	content: string,
	texts: readonly SurveyText[],
	language: SurveyLanguage
): FileReport {
	const { languages, entries } = fromTranslationFile( content );
	const other = languages.find(
		( one ) => ! isLanguageOf( one, language.locale )
	);
	if ( other !== undefined ) {
		return refused(
			sprintf(
				/* translators: 1, 2: names of languages. */
				__(
					'The file is a translation into %1$s, not into %2$s.',
					'userfeedback'
				),
				formatLanguage( other.replaceAll( '-', '_' ) ),
				formatLanguage( language.locale )
			)
		);
	}
	const { found, leftOut } = matchEntries( texts, entries, language );
	if ( leftOut.length === 0 && found.length === 0 ) {
		return refused( __( 'The file has no translations.', 'userfeedback' ) );
	}
	if ( found.length === 0 ) {
		return leftOut.every( ( { reason } ) => reason === 'unknown' )
			? refused(
					__(
						'The file has no text of this survey. Is it the file of another one?',
						'userfeedback'
					)
				)
			: refused(
					__( 'No translation could be taken over.', 'userfeedback' ),
					...leftOutLines( leftOut )
				);
	}
	return {
		found,
		isRefused: false,
		lines: [
			sprintf(
				/* translators: %s: a number. */
				_n(
					'%s translation was taken over.',
					'%s translations were taken over.',
					found.length,
					'userfeedback'
				),
				formatNumber( found.length )
			),
			...leftOutLines( leftOut ),
		],
	};
}

/**
 * Reads a file with translations in any of the formats.
 *
 * @param file     The file.
 * @param texts    The texts of the survey.
 * @param language The language that it is for, as it is now.
 */
export async function readFile(
	file: File,
	texts: readonly SurveyText[],
	language: SurveyLanguage
): Promise< FileReport > {
	if ( file.size > MAX_FILE ) {
		return refused(
			sprintf(
				/* translators: 1, 2: sizes in megabytes. */
				__(
					'The file is too large: it has %1$s MB, and can have at most %2$s MB.',
					'userfeedback'
				),
				formatNumber( Math.ceil( file.size / 100_000 ) / 10 ),
				formatNumber( MAX_FILE / 1_000_000 )
			)
		);
	}
	try {
		const bytes = new Uint8Array( await file.arrayBuffer() );
		return readContent( decodeFile( bytes ), texts, language );
	} catch ( error ) {
		return refused( fileProblemText( error ) );
	}
}
