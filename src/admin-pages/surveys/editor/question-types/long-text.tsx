import { __ } from '@wordpress/i18n';
import type { LongTextQuestion } from '../../../../survey-model';
import { TEXT } from './comparators';
import { defineQuestionType } from './definition';
import { drawing } from './drawing';

export const longText = defineQuestionType< LongTextQuestion >( {
	name: 'long-text',
	label: __( 'Long Text', 'userfeedback' ),
	icon: drawing(
		<>
			<rect x="3.75" y="4.75" width="16.5" height="14.5" rx="2" />
			<path d="M7.5 9h9M7.5 12h9M7.5 15h5" />
		</>
	),
	canHaveComment: false,
	comparators: TEXT,
} );
