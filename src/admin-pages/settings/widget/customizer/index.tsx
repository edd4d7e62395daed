import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SurveyPreview } from '@/components/survey-preview';
import { usePreview } from '@/components/survey-preview/use-preview';
import { WidgetLook } from '@/components/widget-look';
import { StartMinimized } from '@/components/widget-look/start-minimized';
import type { SettingsFields } from '../../components/loaded-settings';
import { ResetToDefault } from '../reset';
import { OwnLookNotice } from './own-look-notice';
import { previewed } from './previewed';
import { NoSurveys, SurveyChoice } from './survey-choice';
import type { ChosenSurvey } from './use-surveys';
import { useChosenSurvey, useHasSurveys } from './use-surveys';
import { MEDIUM, useLook } from './use-look';

interface CustomizerProps {
	fields: SettingsFields;
}

/** The styles of all surveys, and beside them a survey with the styles as edited. */
export function Customizer( { fields }: CustomizerProps ) {
	const [ chosen, setChosen ] = useState< ChosenSurvey | null >( null );
	const hasSurveys = useHasSurveys();
	const { survey, problem } = useChosenSurvey( chosen );
	const preview = usePreview( previewed( survey, fields.settings ) );
	const isShown = hasSurveys !== false && ! problem;
	return (
		<SurveyPreview
			state={ isShown ? preview : undefined }
			formTitle={ __( 'Styles', 'userfeedback' ) }
			isFormOpen
			form={ <Styles fields={ fields } /> }
		>
			{ hasSurveys === false ? (
				<NoSurveys />
			) : (
				<SurveyChoice value={ chosen } onChange={ setChosen } />
			) }
			{ problem }
			{ isShown && <OwnLookNotice survey={ survey } /> }
		</SurveyPreview>
	);
}

function Styles( { fields }: CustomizerProps ) {
	const look = useLook( fields );
	const { settings, edit } = fields;
	return (
		<>
			<WidgetLook fields={ look }>
				{ __(
					'Colors, font, texts and logo of all surveys, to match your site.',
					'userfeedback'
				) }
			</WidgetLook>
			<div className="userfeedback-look__group" data-reset-scope>
				<StartMinimized
					medium={ MEDIUM }
					checked={ settings.widget_start_minimized }
					onChange={ ( checked ) =>
						edit( 'widget_start_minimized', checked )
					}
				/>
				<ResetToDefault
					fields={ fields }
					names={ [ 'widget_start_minimized' ] }
					title={ __( 'Start minimized', 'userfeedback' ) }
				/>
			</div>
		</>
	);
}
