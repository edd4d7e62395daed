import { __ } from '@wordpress/i18n';
import { listHref } from '../../hooks/use-list-route';
import { SURVEY_RESULTS, START } from '../../routes';

/** The link back to the overview in its last state. */
export function backToResults(): { href: string; label: string } {
	return {
		href: listHref( START ),
		label: __( 'Back to Results', 'userfeedback' ),
	};
}

/** The link back to a survey's results in the range and with the chart and pages that were last shown. */
export function backToSurvey( surveyId: number ): {
	href: string;
	label: string;
} {
	return {
		href: listHref( SURVEY_RESULTS.build( { surveyId } ) ),
		label: __( 'Go Back', 'userfeedback' ),
	};
}
