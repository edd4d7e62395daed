import { __ } from '@wordpress/i18n';
import type { RadioButtonQuestion } from '@/survey-model';
import { COMPARATORS, LIMITS } from '@/survey-model';
import { defineQuestionType } from './definition';

export const radioButton = defineQuestionType< RadioButtonQuestion >( {
	name: 'radio-button',
	label: __( 'Radio Buttons', 'userfeedback' ),
	icon: (
		<svg viewBox="0 0 24 24">
			<path
				fill="currentColor"
				fillRule="evenodd"
				d="M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM18.5 12a6.5 6.5 0 1 0-13 0 6.5 6.5 0 0 0 13 0zM15.25 12a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0z"
			/>
		</svg>
	),
	config: { options: [] },
	options: { min: LIMITS.minOptions, blank: '' },
	comparators: COMPARATORS[ 'radio-button' ],
} );
