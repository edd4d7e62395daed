import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { NpsQuestion } from '@/survey-model';
import { COMPARATORS, LIMITS, scaleValues } from '@/survey-model';
import type { TypePartProps } from './definition';
import { defineQuestionType } from './definition';
import { drawing } from './drawing';

function NpsSettings( {
	question,
	isLocked,
	edit,
}: TypePartProps< NpsQuestion > ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Start at 0', 'userfeedback' ) }
			help={ __(
				'The scale is 0 to 10 instead of 1 to 10.',
				'userfeedback'
			) }
			disabled={ isLocked }
			checked={ question.settings.start_at_zero }
			onChange={ ( start_at_zero ) =>
				edit( ( current ) => ( {
					...current,
					settings: { ...current.settings, start_at_zero },
				} ) )
			}
		/>
	);
}

export const nps = defineQuestionType< NpsQuestion >( {
	name: 'nps',
	label: __( 'Net Promoter Score', 'userfeedback' ),
	icon: drawing( 'M4.75 16.5a7.25 7.25 0 0 1 14.5 0M12 16.5l3.2-5.2' ),
	feature: 'nps',
	settings: { start_at_zero: false },
	comparators: COMPARATORS.nps,
	conditionValues: ( { settings } ) =>
		scaleValues( settings.start_at_zero ? 0 : 1, LIMITS.npsMost ),
	Settings: NpsSettings,
} );
