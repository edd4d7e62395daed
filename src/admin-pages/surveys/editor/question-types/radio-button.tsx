import { __ } from '@wordpress/i18n';
import type { RadioButtonQuestion } from '../../../../survey-model';
import { LIMITS } from '../../../../survey-model';
import { ONE_OF } from './comparators';
import { defineQuestionType } from './definition';
import { drawing } from './drawing';

export const radioButton = defineQuestionType< RadioButtonQuestion >( {
	name: 'radio-button',
	label: __( 'Radio Buttons', 'userfeedback' ),
	icon: drawing(
		<>
			<circle cx="12" cy="12" r="7.25" />
			<circle
				fill="currentColor"
				stroke="none"
				cx="12"
				cy="12"
				r="3.25"
			/>
		</>
	),
	config: { options: [] },
	options: { min: LIMITS.minOptions, blank: '' },
	comparators: ONE_OF,
} );
