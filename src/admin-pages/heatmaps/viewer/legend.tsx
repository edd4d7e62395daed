import { isRTL, __ } from '@wordpress/i18n';
import type { HeatmapKind } from '@/stores/heatmaps-api';
import { rampGradient } from './drawing/ramp';

/** What the colours mean. */
export function Legend( { kind }: { kind: HeatmapKind } ) {
	const isDepth = kind === 'scroll';
	return (
		<p className="userfeedback-heatmap-legend">
			<span>
				{ isDepth
					? __( 'Few visitors', 'userfeedback' )
					: __( 'Few', 'userfeedback' ) }
			</span>
			<span
				className="userfeedback-heatmap-legend__ramp"
				style={ {
					backgroundImage: rampGradient(
						isRTL() ? 'to left' : 'to right'
					),
				} }
			/>
			<span>
				{ isDepth
					? __( 'All visitors', 'userfeedback' )
					: __( 'Many', 'userfeedback' ) }
			</span>
		</p>
	);
}
