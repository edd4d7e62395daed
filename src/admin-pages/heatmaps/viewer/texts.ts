import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { HeatmapKind } from '@/stores/heatmaps-api';

/** The name of a kind of heatmap. */
export function kindText( kind: HeatmapKind ): string {
	switch ( kind ) {
		case 'click':
			return __( 'Clicks', 'userfeedback' );
		case 'dead':
			return __( 'Dead clicks', 'userfeedback' );
		case 'rage':
			return __( 'Rage clicks', 'userfeedback' );
		case 'move':
			return __( 'Movements', 'userfeedback' );
		case 'scroll':
			return __( 'Scrolling', 'userfeedback' );
	}
}

/** What a kind counts, in a sentence. */
export function kindHelp( kind: HeatmapKind ): string {
	switch ( kind ) {
		case 'click':
			return __( 'Where visitors click or tap.', 'userfeedback' );
		case 'dead':
			return __(
				'Clicks after which nothing happened: something looks like a link or button but is none.',
				'userfeedback'
			);
		case 'rage':
			return __(
				'Several quick clicks at the same place: visitors were annoyed.',
				'userfeedback'
			);
		case 'move':
			return __(
				'Where the pointer rested. Visitors often look there.',
				'userfeedback'
			);
		case 'scroll':
			return __( 'How far visitors came down the page.', 'userfeedback' );
	}
}

/** A number of events of a kind. */
export function countText( kind: HeatmapKind, count: number ): string {
	const number = formatNumber( count );
	switch ( kind ) {
		case 'click':
			return sprintf(
				/* translators: %s: number of clicks. */
				_n( '%s click', '%s clicks', count, 'userfeedback' ),
				number
			);
		case 'dead':
			return sprintf(
				/* translators: %s: number of clicks after which nothing happened. */
				_n( '%s dead click', '%s dead clicks', count, 'userfeedback' ),
				number
			);
		case 'rage':
			return sprintf(
				/* translators: %s: number of times that somebody clicked quickly at the same place. */
				_n( '%s rage click', '%s rage clicks', count, 'userfeedback' ),
				number
			);
		case 'move':
			return sprintf(
				/* translators: %s: number of times that a pointer rested. */
				_n( '%s movement', '%s movements', count, 'userfeedback' ),
				number
			);
		case 'scroll':
			return sprintf(
				/* translators: %s: number of page views. */
				_n( '%s view', '%s views', count, 'userfeedback' ),
				number
			);
	}
}
