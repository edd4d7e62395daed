import { __ } from '@wordpress/i18n';
import type { TextQuestion } from '@/survey-model';
import { COMPARATORS } from '@/survey-model';
import { defineQuestionType } from './definition';
import { drawing } from './drawing';

export const text = defineQuestionType< TextQuestion >( {
	name: 'text',
	label: __( 'Single Text Field', 'userfeedback' ),
	icon: drawing(
		'M5.75 7.75h12.5a2 2 0 0 1 2 2v4.5a2 2 0 0 1-2 2H5.75a2 2 0 0 1-2-2v-4.5a2 2 0 0 1 2-2zM7.5 10.5v3'
	),
	canHaveComment: false,
	comparators: COMPARATORS.text,
} );
