import type { ControlProps, QuestionType } from '../../definitions';
import { chosenOf, labelsOf, Options } from './options';

function Checkbox( control: ControlProps ) {
	const chosen = chosenOf( control );
	return (
		<Options
			control={ control }
			input={ {
				type: 'checkbox',
				// HTML cannot require one of a group of checkboxes, only each of them.
				required: control.question.settings.required && ! chosen.length,
				'aria-invalid': control.isInvalid,
			} }
			onToggle={ ( toggled ) => {
				const value = labelsOf( control ).filter(
					( option ) =>
						chosen.includes( option ) !== ( option === toggled )
				);
				control.onAnswer( value.length ? value : null );
			} }
		/>
	);
}

/** A multiple-choice question; the answer is recorded with each change. */
export const checkbox: QuestionType = {
	Control: Checkbox,
	missing: 'required_choice',
};
