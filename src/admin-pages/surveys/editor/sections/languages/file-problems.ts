import { __, sprintf } from '@wordpress/i18n';
import type { LeftOutEntry } from '@/survey-model';
import { FileProblem } from '@/survey-model';

/** Why a file was refused. */
export function fileProblemText( error: unknown ): string {
	if ( ! ( error instanceof FileProblem ) ) {
		return __( 'The file could not be read. Try again.', 'userfeedback' );
	}
	switch ( error.code ) {
		case 'encoding':
			return __(
				'The file has an encoding that cannot be read. Save it as UTF-8 and try again.',
				'userfeedback'
			);
		case 'po':
			return sprintf(
				/* translators: %d: number of a line. */
				__(
					'Line %d is not valid in a PO file. Correct it and try again.',
					'userfeedback'
				),
				error.line
			);
		case 'xml':
			return error.line === 0
				? __(
						'The file is not valid XML. Export it again from the program that wrote it.',
						'userfeedback'
					)
				: sprintf(
						/* translators: %d: number of a line. */
						__(
							'Line %d is not valid XML. Correct it and try again.',
							'userfeedback'
						),
						error.line
					);
		case 'doctype':
			return __(
				'The file has a document type (DOCTYPE), which translations do not need and which can be dangerous. Remove it and try again.',
				'userfeedback'
			);
		case 'version':
			return __(
				'The file is in a version of XLIFF that cannot be read. Save it as XLIFF 1.2 or 2.0 and try again.',
				'userfeedback'
			);
		case 'format':
			return __(
				'The file is no translation file. Choose a PO or XLIFF file.',
				'userfeedback'
			);
	}
}

/** Why an entry of a file was left out. */
export function leftOutText( { line, reason }: LeftOutEntry ): string {
	return leftOutPattern( reason ).replace( '%d', String( line ) );
}

function leftOutPattern( reason: LeftOutEntry[ 'reason' ] ): string {
	switch ( reason ) {
		case 'unknown':
			/* translators: %d: number of a line. */
			return __(
				'Line %d: this survey has no such text.',
				'userfeedback'
			);
		case 'duplicate':
			/* translators: %d: number of a line. */
			return __(
				'Line %d: the text is translated twice.',
				'userfeedback'
			);
		case 'placeholders':
			/* translators: %d: number of a line. */
			return __(
				'Line %d: the translation does not have the same placeholders as the original.',
				'userfeedback'
			);
		case 'tags':
			/* translators: %d: number of a line. */
			return __(
				'Line %d: the text has a tag, and the file does not say which text it stands for.',
				'userfeedback'
			);
		case 'incomplete':
			/* translators: %d: number of a line. */
			return __(
				'Line %d: only a part of the text is translated.',
				'userfeedback'
			);
	}
}
