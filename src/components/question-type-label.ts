import { __ } from '@wordpress/i18n';
import type { QuestionType } from '../survey-model';

/** The name of a question type, as the specification gives it. */
export function questionTypeLabel( type: QuestionType ): string {
	switch ( type ) {
		case 'radio-button':
			return __( 'Radio Buttons', 'userfeedback' );
		case 'text':
			return __( 'Single Text Field', 'userfeedback' );
	}
}
