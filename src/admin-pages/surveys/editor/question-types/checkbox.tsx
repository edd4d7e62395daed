import { __ } from '@wordpress/i18n';
import type { CheckboxQuestion } from '@/survey-model';
import { COMPARATORS, LIMITS } from '@/survey-model';
import { defineQuestionType } from './definition';
import { SQUARE, drawing } from './drawing';

export const checkbox = defineQuestionType< CheckboxQuestion >( {
	name: 'checkbox',
	label: __( 'Checkboxes', 'userfeedback' ),
	icon: drawing( `${ SQUARE }M8.5 12.2l2.5 2.5 4.5-5.2` ),
	config: { options: [] },
	options: { min: LIMITS.minCheckboxes, blank: '' },
	comparators: COMPARATORS.checkbox,
} );
