import { __ } from '@wordpress/i18n';
import { listHref } from '../../hooks/use-list-route';
import { START } from '../../routes';

/** The link back to the overview in its last state. */
export function backToResults(): { href: string; label: string } {
	return {
		href: listHref( START ),
		label: __( 'Back to Results', 'userfeedback' ),
	};
}
