import { __ } from '@wordpress/i18n';
import type { LinkTab } from '../../components/link-tabs';
import { getAdminData } from '../../lib/admin-data';
import { RATING_IMPORT, RATING_RESULTS, RATING_SETTINGS } from '../../routes';

/** The tabs that the current user may open, in display order. */
export function ratingTabs(): LinkTab[] {
	const { manage, view_results: mayView } = getAdminData().capabilities;
	const tabs = [
		{
			route: RATING_SETTINGS,
			title: __( 'Settings', 'userfeedback' ),
			isOpen: manage,
		},
		{
			route: RATING_RESULTS,
			title: __( 'Results', 'userfeedback' ),
			isOpen: mayView,
		},
		{
			route: RATING_IMPORT,
			title: __( 'Import', 'userfeedback' ),
			isOpen: manage,
		},
	];
	return tabs.filter( ( { isOpen } ) => isOpen );
}

/** The route to which the page's address without a route leads. */
export function firstRoute(): string {
	return ratingTabs()[ 0 ]?.route ?? RATING_SETTINGS;
}
