import { __ } from '@wordpress/i18n';
import { listHref } from '../../hooks/use-list-route';
import { START } from '../../routes';

/** The link back to the list as it was last shown. */
export function backToSurveys(): { href: string; label: string } {
	return {
		href: listHref( START ),
		label: __( 'Back to Surveys', 'userfeedback' ),
	};
}

/** The link from the builder back to the list as it was last shown. */
export function allSurveysLink(): { href: string; label: string } {
	return {
		...backToSurveys(),
		label: __( 'All surveys', 'userfeedback' ),
	};
}
