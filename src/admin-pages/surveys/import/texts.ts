import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { formatDecimal, formatNumber } from '@/lib/format';
import type { FileImport } from '@/survey-model';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A size such as `512 KB` or `8 MB`. */
export function sizeText( bytes: number ): string {
	const megabytes = bytes / MEGABYTE;
	if ( megabytes < 1 ) {
		return sprintf(
			/* translators: %s: number of kilobytes. */
			__( '%s KB', 'userfeedback' ),
			formatNumber( Math.ceil( bytes / KILOBYTE ) )
		);
	}
	return sprintf(
		/* translators: %s: number of megabytes. */
		__( '%s MB', 'userfeedback' ),
		Number.isInteger( megabytes ) || megabytes >= 100
			? formatNumber( Math.floor( megabytes ) )
			: formatDecimal( megabytes )
	);
}

/** Where the tools have their exports. */
export function exportHints(): readonly { tool: string; hint: string }[] {
	return [
		{
			tool: 'SurveyMonkey',
			hint: __(
				'Analyze results → Save as → Export file → All responses data, as CSV. Choose “Condensed” or “Expanded” columns: both are recognised.',
				'userfeedback'
			),
		},
		{
			tool: 'Typeform',
			hint: __(
				'Results → Responses → Download all responses, as CSV.',
				'userfeedback'
			),
		},
		{
			tool: 'Google Forms',
			hint: __(
				'Responses → More → Download responses (.csv). The download is an archive: unpack it first.',
				'userfeedback'
			),
		},
		{
			tool: 'Formbricks',
			hint: __(
				'Responses → Download → All responses, as CSV.',
				'userfeedback'
			),
		},
	];
}

/** The tool that wrote a file. */
export function formatText( format: FileImport[ 'format' ] ): string {
	return {
		csv: __( 'CSV file', 'userfeedback' ),
		surveymonkey: __( 'Export of SurveyMonkey', 'userfeedback' ),
		typeform: __( 'Export of Typeform', 'userfeedback' ),
		'google-forms': __( 'Export of Google Forms', 'userfeedback' ),
		formbricks: __( 'Export of Formbricks', 'userfeedback' ),
		userfeedback: __( 'Export of UserFeedback', 'userfeedback' ),
	}[ format ];
}

/** `1,129 responses`. */
export function responsesText( count: number ): string {
	return sprintf(
		/* translators: %s: number of responses. */
		_n( '%s response', '%s responses', count, 'userfeedback' ),
		formatNumber( count )
	);
}

/** `1,129 lines`. */
export function linesText( count: number ): string {
	return sprintf(
		/* translators: %s: number of lines of a file. */
		_n( '%s line', '%s lines', count, 'userfeedback' ),
		formatNumber( count )
	);
}

/** How much of the work is done, in whole percent; undefined while nobody knows how much there is. */
export function percentOf( {
	done,
	total,
}: Pick< FileImport, 'done' | 'total' > ): number | undefined {
	return total === null || total <= 0
		? undefined
		: Math.min( 100, Math.floor( ( 100 * done ) / total ) );
}

/** Where an import is. */
export function statusText( item: FileImport ): string {
	const percent = percentOf( item ) ?? 0;
	switch ( item.status ) {
		case 'reading':
			/* translators: %d: percentage. */
			return sprintf( __( 'Reading: %d%%', 'userfeedback' ), percent );
		case 'mapping':
			return __( 'Waits for you to check its columns', 'userfeedback' );
		case 'importing':
			/* translators: %d: percentage. */
			return sprintf( __( 'Importing: %d%%', 'userfeedback' ), percent );
		case 'done':
			return sprintf(
				/* translators: %s: `1,129 responses`. */
				__( 'Imported: %s', 'userfeedback' ),
				responsesText( item.stored )
			);
		case 'failed':
			return _x( 'Failed', 'import', 'userfeedback' );
		case 'canceled':
			return __( 'Canceled', 'userfeedback' );
	}
}

/** Whether it goes on, here or by what the owner decides. */
export function isUnfinished( { status }: FileImport ): boolean {
	return (
		status === 'reading' || status === 'mapping' || status === 'importing'
	);
}
