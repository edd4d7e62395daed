import type { ControlProps, QuestionType } from '../../definitions';
import { Options } from './options';

function RadioButton( control: ControlProps ) {
	return (
		<Options
			control={ control }
			group={ {
				role: 'radiogroup',
				'aria-required': control.question.settings.required,
				'aria-invalid': control.isInvalid,
			} }
			input={ { type: 'radio' } }
			onToggle={ control.onAnswer }
		/>
	);
}

/** A single-choice question; the answer is recorded immediately. */
export const radioButton: QuestionType = {
	Control: RadioButton,
	missing: 'required_choice',
};
