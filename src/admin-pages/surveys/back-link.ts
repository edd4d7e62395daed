import { __ } from '@wordpress/i18n';
import { listHref } from '../../hooks/use-list-route';
import { START } from '../../routes';

interface BackLink {
	href: string;
	label: string;
}

/** The link above the title to the list in its last state. */
export function allSurveys(): BackLink {
	return {
		href: listHref( START ),
		label: __( 'All surveys', 'userfeedback' ),
	};
}

/** The button back to the list, for screens without another action. */
export function backToSurveys(): BackLink {
	return {
		href: listHref( START ),
		label: __( 'Back to Surveys', 'userfeedback' ),
	};
}
