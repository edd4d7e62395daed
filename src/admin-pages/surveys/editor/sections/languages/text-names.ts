import { __, sprintf } from '@wordpress/i18n';
import type { LeftOutEntry, SurveyText } from '@/survey-model';
import { FileProblem } from '@/survey-model';

/** What a text of the survey is, for people. */
export function textName( { name, number }: SurveyText ): string {
	switch ( name ) {
		case 'title':
			return __( 'Title of the survey', 'userfeedback' );
		case 'message':
			return __( 'Thank-you message', 'userfeedback' );
		case 'next_text':
			return __( 'Next button', 'userfeedback' );
		case 'skip_text':
			return __( 'Skip button', 'userfeedback' );
		case 'finish_text':
			return __( 'Last button', 'userfeedback' );
		case 'widget_toggle_text':
			return __( 'Text of the tab', 'userfeedback' );
		default:
			return questionPattern( name ).replace( '%d', String( number ) );
	}
}

/** What a text of a question is, with %d for the number of the question. */
function questionPattern( name: SurveyText[ 'name' ] ): string {
	switch ( name ) {
		case 'description':
			/* translators: %d: number of a question. */
			return __( 'Question %d, description', 'userfeedback' );
		case 'option':
			/* translators: %d: number of a question. */
			return __( 'Question %d, option', 'userfeedback' );
		case 'placeholder':
			/* translators: %d: number of a question. */
			return __( 'Question %d, placeholder', 'userfeedback' );
		case 'privacy_text':
			/* translators: %d: number of a question. */
			return __( 'Question %d, privacy text', 'userfeedback' );
		default:
			/* translators: %d: number of a question. */
			return __( 'Question %d', 'userfeedback' );
	}
}

/** Why a file was refused. */
export function fileProblemText( error: unknown ): string {
	if ( ! ( error instanceof FileProblem ) ) {
		return __( 'The file could not be read. Try again.', 'userfeedback' );
	}
	return error.code === 'encoding'
		? __(
				'The file has an encoding that cannot be read. Save it as UTF-8 and try again.',
				'userfeedback'
			)
		: sprintf(
				/* translators: %d: number of a line. */
				__(
					'Line %d is not valid in a PO file. Correct it and try again.',
					'userfeedback'
				),
				error.line
			);
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
	}
}
