import { __ } from '@wordpress/i18n';
import type { LongTextQuestion } from '@/survey-model';
import { COMPARATORS } from '@/survey-model';
import { defineQuestionType } from './definition';
import { drawing } from './drawing';

export const longText = defineQuestionType< LongTextQuestion >( {
	name: 'long-text',
	label: __( 'Long Text', 'userfeedback' ),
	icon: drawing(
		'M5.75 4.75h12.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H5.75a2 2 0 0 1-2-2V6.75a2 2 0 0 1 2-2zM7.5 9h9M7.5 12h9M7.5 15h5'
	),
	canHaveComment: false,
	comparators: COMPARATORS[ 'long-text' ],
} );
