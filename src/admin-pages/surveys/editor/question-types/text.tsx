import { __ } from '@wordpress/i18n';
import type { TextQuestion } from '../../../../survey-model';
import { TEXT } from './comparators';
import { defineQuestionType } from './definition';
import { drawing } from './drawing';

export const text = defineQuestionType< TextQuestion >( {
	name: 'text',
	label: __( 'Single Text Field', 'userfeedback' ),
	icon: drawing(
		<>
			<rect x="3.75" y="7.75" width="16.5" height="8.5" rx="2" />
			<path d="M7.5 10.5v3" />
		</>
	),
	canHaveComment: false,
	comparators: TEXT,
} );
