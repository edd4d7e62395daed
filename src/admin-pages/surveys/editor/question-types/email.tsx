import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EmailQuestion } from '../../../../survey-model';
import { TEXT } from './comparators';
import type { TypePartProps } from './definition';
import { defineQuestionType } from './definition';
import { drawing } from './drawing';

function EmailSettings( {
	question,
	onChange,
}: TypePartProps< EmailQuestion > ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Include name', 'userfeedback' ) }
			help={ __(
				'Visitors are asked for their first name as well.',
				'userfeedback'
			) }
			checked={ question.config.include_name ?? false }
			onChange={ ( include_name ) =>
				onChange( {
					...question,
					config: { ...question.config, include_name },
				} )
			}
		/>
	);
}

export const email = defineQuestionType< EmailQuestion >( {
	name: 'email',
	label: __( 'Email Capture', 'userfeedback' ),
	icon: drawing(
		<>
			<rect x="3.75" y="5.75" width="16.5" height="12.5" rx="2" />
			<path d="m4.5 7.5 7.5 5.8 7.5-5.8" />
		</>
	),
	config: { include_name: false },
	canHaveComment: false,
	comparators: TEXT,
	Settings: EmailSettings,
} );
