import { __ } from '@wordpress/i18n';
import { LockBlurb } from '@/components/lock';

/** Says what heatmaps require. Renders nothing if they may be read. */
export function HeatmapsLock() {
	return (
		<LockBlurb feature="heatmap-results" medium="heatmaps">
			<p>
				{ __(
					'See where visitors click, move and stop reading, over the page itself. Nothing that they type is recorded.',
					'userfeedback'
				) }
			</p>
		</LockBlurb>
	);
}
