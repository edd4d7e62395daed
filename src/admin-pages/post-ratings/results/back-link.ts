import { __ } from '@wordpress/i18n';
import { listHref } from '@/hooks/use-list-route';
import { RATING_RESULTS } from '@/routes';

/** The link to the rated posts, in the state in which they were last shown. */
export function backToPosts(): { href: string; label: string } {
	return {
		href: listHref( RATING_RESULTS ),
		label: __( 'Go Back', 'userfeedback' ),
	};
}
