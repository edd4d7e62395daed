import { __ } from '@wordpress/i18n';
import type { FieldError } from '../survey-model';

/** The text of an error. Errors of the server and of third-party question types bring their own texts. */
export function fieldErrorText( error: FieldError ): string {
	const words = error.message || error.text;
	if ( words ) {
		return words;
	}
	switch ( error.code ) {
		case 'title_required':
			return __( 'Title is required.', 'userfeedback' );
		case 'options_required':
			return __( 'Options are required.', 'userfeedback' );
		case 'option_repeated':
			return __( 'This option appears twice.', 'userfeedback' );
		case 'questions_required':
			return __( 'Add at least one question.', 'userfeedback' );
		case 'invalid_email':
			return __(
				'Enter e-mail addresses, separated by commas.',
				'userfeedback'
			);
		case 'no_earlier_choice':
			return __(
				'Add at least one Radio, Checkbox, NPS, or Star Rating question before this question to use conditional logic.',
				'userfeedback'
			);
		case 'conditions_required':
			return __(
				'Add a condition or turn conditional logic off.',
				'userfeedback'
			);
		case 'unknown_question':
			return __(
				'This question is not in the survey. Choose another one.',
				'userfeedback'
			);
		case 'not_earlier':
			return __(
				'A condition needs an earlier question. Choose another one.',
				'userfeedback'
			);
		case 'wrong_comparison':
			return __(
				'Answers to this question cannot be compared like this. Choose another comparison.',
				'userfeedback'
			);
		case 'unknown_answer':
			return __(
				'This is not one of the answers. Choose another one.',
				'userfeedback'
			);
		case 'answer_required':
			return __( 'Choose an answer.', 'userfeedback' );
		case 'text_required':
			return __( 'Enter the text to compare with.', 'userfeedback' );
		case 'target_required':
			return __( 'Choose a page or enter a URL.', 'userfeedback' );
		case 'invalid_url':
			return __(
				'Enter a complete URL that starts with https:// or http://.',
				'userfeedback'
			);
		default:
			return __( 'This is not valid.', 'userfeedback' );
	}
}

/** The texts of all errors of a field; undefined when there are none. */
export function fieldErrorsText(
	errors: readonly FieldError[]
): string | undefined {
	return errors.length > 0
		? errors.map( fieldErrorText ).join( ' ' )
		: undefined;
}
