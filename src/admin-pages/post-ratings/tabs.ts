import { __ } from '@wordpress/i18n';
import type { LinkTab } from '../../components/link-tabs';
import { getAdminData } from '../../components/admin-data';
<<<<<<< HEAD
import { RATING_IMPORT, RATING_SETTINGS } from '../../routes';
=======
import { RATING_RESULTS, RATING_SETTINGS } from '../../routes';
>>>>>>> i17

/** The tabs that only users who manage the plugin see. */
function managersTabs(): LinkTab[] {
	return [
		{
			route: RATING_SETTINGS,
			title: __( 'Settings', 'userfeedback' ),
		},
		{
			route: RATING_IMPORT,
			title: __( 'Import', 'userfeedback' ),
		},
	];
}

/** The tabs that the current user may open, in display order. */
export function ratingTabs(): LinkTab[] {
	const { manage, view_results: mayView } = getAdminData().capabilities;
	const results = {
		route: RATING_RESULTS,
		title: __( 'Results', 'userfeedback' ),
	};
	return [
		...( manage ? managersTabs() : [] ),
		...( mayView ? [ results ] : [] ),
	];
}

/** The route to which the page's address without a route leads. */
export function firstRoute(): string {
	return ratingTabs()[ 0 ]?.route ?? RATING_SETTINGS;
}
