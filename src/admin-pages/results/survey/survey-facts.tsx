import { __, sprintf } from '@wordpress/i18n';
import { getAdminData, surveysUrl } from '@/lib/admin-data';
import { formatDate } from '@/lib/format';
import { StatusLabel } from '@/components/status-label';
import { displayedStatus } from '@/components/status-label/status-text';
import { editRoute } from '@/routes';
import type { SurveyResults } from '@/survey-model';

/** A survey's status and age, and the link to the builder for users who may edit. */
export function SurveyFacts( { survey }: Pick< SurveyResults, 'survey' > ) {
	return (
		<div className="userfeedback-results__facts">
			<StatusLabel status={ displayedStatus( survey ) } />
			<span>
				{ sprintf(
					/* translators: %s: a date. */
					__( 'Created %s', 'userfeedback' ),
					formatDate( survey.created_at )
				) }
			</span>
			{ getAdminData().capabilities.edit_surveys && (
				<a href={ surveysUrl( editRoute( survey.id ) ) }>
					{ __( 'Edit survey', 'userfeedback' ) }
				</a>
			) }
		</div>
	);
}
