import { __, _x } from '@wordpress/i18n';
import { StatusDot } from '@/components/status-label';
import type { HeatmapState } from '@/stores/heatmaps-api';

/** The name of a state. */
export function stateText( state: HeatmapState ): string {
	switch ( state ) {
		case 'recording':
			return __( 'Recording', 'userfeedback' );
		case 'paused':
			return __( 'Paused', 'userfeedback' );
		case 'done':
			return _x( 'Done', 'recording', 'userfeedback' );
	}
}

/** The dots of the statuses of surveys have these colours. */
const DOTS = {
	recording: 'publish',
	paused: 'held',
	done: 'draft',
} as const;

/** The state of a heatmap with its colour. */
export function StateLabel( { state }: { state: HeatmapState } ) {
	return <StatusDot status={ DOTS[ state ] } text={ stateText( state ) } />;
}
