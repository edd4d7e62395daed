import { Disabled } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PreviewFrame } from '../../components/preview-frame';
import type { StoredSurveyPreview } from '../../survey-model';
import { ServerHtml } from '../shared/server-html';
import type { Display } from './attributes';

interface SurveyPreviewProps {
	embed: StoredSurveyPreview;
	display: Display;
}

/** The survey as visitors see it: the popup in a page of its own, or the HTML that stands in this place. */
export function SurveyPreview( { embed, display }: SurveyPreviewProps ) {
	if ( embed.data.surveys.length === 0 ) {
		return (
			<p className="userfeedback-block__text">
				{ __(
					'There is nothing to show yet: give at least one question a title and, if it has options, their texts.',
					'userfeedback'
				) }
			</p>
		);
	}
	return display === 'inline' ? (
		<ServerHtml html={ embed.inline } />
	) : (
		<figure className="userfeedback-block__popup">
			<Disabled>
				<PreviewFrame
					preview={ embed }
					restarts={ 0 }
					onReport={ () => undefined }
				/>
			</Disabled>
			<figcaption>
				{ __(
					'Visitors see this survey as a popup, before all other surveys of the page.',
					'userfeedback'
				) }
			</figcaption>
		</figure>
	);
}
