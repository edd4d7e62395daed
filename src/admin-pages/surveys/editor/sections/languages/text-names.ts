import { __ } from '@wordpress/i18n';
import type { SurveyText } from '@/survey-model';

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
