import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EmailQuestion } from '@/survey-model';
import { COMPARATORS } from '@/survey-model';
import type { TypePartProps } from './definition';
import { defineQuestionType } from './definition';
import { drawing } from './drawing';

function EmailSettings( { question, edit }: TypePartProps< EmailQuestion > ) {
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
				edit( ( current ) => ( {
					...current,
					config: { ...current.config, include_name },
				} ) )
			}
		/>
	);
}

export const email = defineQuestionType< EmailQuestion >( {
	name: 'email',
	label: __( 'Email Capture', 'userfeedback' ),
	icon: drawing(
		'M5.75 5.75h12.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H5.75a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2zM4.5 7.5l7.5 5.8 7.5-5.8'
	),
	config: { include_name: false },
	canHaveComment: false,
	comparators: COMPARATORS.email,
	Settings: EmailSettings,
} );
