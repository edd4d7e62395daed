import { __ } from '@wordpress/i18n';

/** The text of an error of a condition or a redirect; undefined for other codes. */
export function conditionErrorText( code: string ): string | undefined {
	switch ( code ) {
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
			return undefined;
	}
}
