import { __ } from '@wordpress/i18n';
import { SurveyPreview } from '@/components/survey-preview';
import { usePreview } from '@/components/survey-preview/use-preview';
import { WidgetLook } from '@/components/widget-look';
import { useEditor } from '../../context';
import { useLook } from './use-look';
import './preview-pane.scss';

/** Whether the options fit beside the preview; on smaller screens they start closed, so that the preview is seen first. */
function hasRoom(): boolean {
	return window.innerWidth >= 1100;
}

/** The widget as visitors will see it, and the options of its appearance. */
export function PreviewPane() {
	const { survey } = useEditor( 'survey' );
	const look = useLook();
	return (
		<SurveyPreview
			state={ usePreview( survey ) }
			formTitle={ __( 'Branding options', 'userfeedback' ) }
			isFormOpen={ hasRoom() }
			form={
				<WidgetLook fields={ look }>
					{ __(
						'Colors, font, texts and logo of the survey, to match your site.',
						'userfeedback'
					) }
				</WidgetLook>
			}
		/>
	);
}
