import { __ } from '@wordpress/i18n';
import { listHref } from '@/hooks/use-list-route';
import { HEATMAPS } from '@/routes';

/** The link to the heatmaps, in the state in which they were last shown. */
export function backToHeatmaps(): { href: string; label: string } {
	return {
		href: listHref( HEATMAPS ),
		label: __( 'Back to Heatmaps', 'userfeedback' ),
	};
}
