import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { surveysUrl } from '../../lib/admin-data';
import { formatDateTimeInZone } from '../../lib/format';
import { displayedStatus } from '../../components/status-label/status-text';
import { START, publishRoute } from '../../routes';
import type { StoredSurveyPreview } from '../../survey-model';

type EmbeddedSurvey = StoredSurveyPreview[ 'survey' ];

/** What keeps visitors from seeing the survey, and the next step; nothing while they see it. */
export function SurveyState( { survey }: { survey: EmbeddedSurvey } ) {
	switch ( displayedStatus( survey ) ) {
		case 'publish':
			return null;
		case 'scheduled':
			return (
				<State
					href={ surveysUrl( publishRoute( survey.id ) ) }
					link={ __( 'Change the schedule', 'userfeedback' ) }
				>
					{ sprintf(
						/* translators: %s: date and time. */
						__(
							'This survey is scheduled. Visitors see nothing here until %s.',
							'userfeedback'
						),
						formatDateTimeInZone( survey.publish_at )
					) }
				</State>
			);
		case 'draft':
			return (
				<State
					href={ surveysUrl( publishRoute( survey.id ) ) }
					link={ __( 'Publish it in the builder', 'userfeedback' ) }
				>
					{ __(
						'This survey is a draft. Visitors see nothing here until it is published.',
						'userfeedback'
					) }
				</State>
			);
		case 'trash':
			return (
				<State
					href={ surveysUrl( START + '?status=trash' ) }
					link={ __( 'Open the trash', 'userfeedback' ) }
				>
					{ __(
						'This survey is in the trash. Visitors see nothing here until it is restored and published.',
						'userfeedback'
					) }
				</State>
			);
	}
}

interface StateProps {
	href: string;
	link: string;
	children: string;
}

function State( { href, link, children }: StateProps ) {
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			className="userfeedback-block__notice"
		>
			{ children }{ ' ' }
			<Button variant="link" href={ href } target="_blank">
				{ link }
			</Button>
		</Notice>
	);
}
