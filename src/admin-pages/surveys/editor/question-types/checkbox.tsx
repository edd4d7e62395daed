import { __ } from '@wordpress/i18n';
import type { CheckboxQuestion } from '../../../../survey-model';
import { LIMITS } from '../../../../survey-model';
import { defineQuestionType } from './definition';
import { drawing } from './drawing';

export const checkbox = defineQuestionType< CheckboxQuestion >( {
	name: 'checkbox',
	label: __( 'Checkboxes', 'userfeedback' ),
	icon: drawing(
		<>
			<rect x="4.75" y="4.75" width="14.5" height="14.5" rx="2.5" />
			<path d="m8.5 12.2 2.5 2.5 4.5-5.2" />
		</>
	),
	config: { options: [] },
	options: { min: LIMITS.minCheckboxes, blank: '' },
	comparators: [ 'IN' ],
} );
