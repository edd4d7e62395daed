import { __, sprintf } from '@wordpress/i18n';
import { formatDay } from '../../lib/format';
import type { Preset, RangeChoice } from './ranges';

/** The name of a preset. */
export function presetName( preset: Preset ): string {
	switch ( preset ) {
		case 'today':
			return __( 'Today', 'userfeedback' );
		case 'yesterday':
			return __( 'Yesterday', 'userfeedback' );
		case 'last-week':
			return __( 'Last week', 'userfeedback' );
		case 'last-month':
			return __( 'Last month', 'userfeedback' );
		case 'last-7-days':
			return __( 'Last 7 days', 'userfeedback' );
		case 'last-30-days':
			return __( 'Last 30 days', 'userfeedback' );
		case 'last-90-days':
			return __( 'Last 90 days', 'userfeedback' );
		case 'all-time':
			return __( 'All time', 'userfeedback' );
	}
}

/** Two days as a text; one day if both are the same. */
export function daysText( from: string, to: string ): string {
	return from === to
		? formatDay( from )
		: sprintf(
				/* translators: 1: first day of a range, 2: last day. */
				__( '%1$s – %2$s', 'userfeedback' ),
				formatDay( from ),
				formatDay( to )
			);
}

/** A range as a text: `Last 30 days`, `Jan 1, 2026 – Jan 31, 2026`. */
export function rangeText( choice: RangeChoice ): string {
	return 'preset' in choice
		? presetName( choice.preset )
		: daysText( choice.from, choice.to );
}
