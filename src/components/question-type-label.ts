import { __ } from '@wordpress/i18n';
import type { QuestionType } from '../survey-model';

/** The name of a question type, as the specification gives it. */
export function questionTypeLabel( type: QuestionType ): string {
	switch ( type ) {
		case 'checkbox':
			return __( 'Checkboxes', 'userfeedback' );
		case 'radio-button':
			return __( 'Radio Buttons', 'userfeedback' );
		case 'image-radio':
			return __( 'Image Radio', 'userfeedback' );
		case 'icon-choice':
			return __( 'Icon Choice', 'userfeedback' );
		case 'email':
			return __( 'Email Capture', 'userfeedback' );
		case 'text':
			return __( 'Single Text Field', 'userfeedback' );
		case 'long-text':
			return __( 'Long Text', 'userfeedback' );
		case 'star-rating':
			return __( 'Star Rating', 'userfeedback' );
		case 'nps':
			return __( 'Net Promoter Score', 'userfeedback' );
		default:
			// Of a type that a plugin of somebody else brings only the name is known here.
			return type satisfies never;
	}
}
