import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { SurveyText, Translation } from '@/survey-model';
import { decodeFile, fromPo, matchEntries } from '@/survey-model';
import { fileProblemText, leftOutText } from './text-names';

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

const refused = ( text: string ): FileReport => ( {
	found: [],
	lines: [ text ],
	isRefused: true,
} );

/**
 * Reads a PO file with translations.
 *
 * @param file  The file.
 * @param texts The texts of the survey.
 */
export async function readFile(
	file: File,
	texts: readonly SurveyText[]
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
		const { found, leftOut } = matchEntries(
			texts,
			fromPo( decodeFile( bytes ) )
		);
		if ( found.length === 0 ) {
			return refused(
				leftOut.length > 0
					? __(
							'The file has no text of this survey. Is it the file of another one?',
							'userfeedback'
						)
					: __( 'The file has no translations.', 'userfeedback' )
			);
		}
		const more = leftOut.length - MAX_LINES;
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
			],
		};
	} catch ( error ) {
		return refused( fileProblemText( error ) );
	}
}
