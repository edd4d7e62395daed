import type { ControlProps, QuestionType } from '../../definitions';
import { chosenOf, labelsOf, Options } from './options';

function Checkbox( control: ControlProps ) {
	const chosen = chosenOf( control );
	return (
		<Options
			control={ control }
			input={ {
				type: 'checkbox',
				// A group of them cannot be required, only each, and any of them will do.
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

/** Any number of options, recorded whenever one is chosen or let go. */
export const checkbox: QuestionType = {
	Control: Checkbox,
	missing: 'required_choice',
};
