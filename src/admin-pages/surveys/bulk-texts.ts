import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/format';
import type { SurveyChange, SurveyStatusChange } from '../../stores/api';

/** What can be done with the selected surveys. */
export type BulkChange = SurveyChange | SurveyStatusChange;

/** The notice after a number of surveys was changed. */
export function bulkDoneText( change: BulkChange, count: number ): string {
	const number = formatNumber( count );
	switch ( change ) {
		case 'publish':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n(
					'%s survey published.',
					'%s surveys published.',
					count,
					'userfeedback'
				),
				number
			);
		case 'draft':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n(
					'%s survey is a draft now.',
					'%s surveys are drafts now.',
					count,
					'userfeedback'
				),
				number
			);
		case 'trash':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n(
					'%s survey moved to the trash.',
					'%s surveys moved to the trash.',
					count,
					'userfeedback'
				),
				number
			);
		case 'restore':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n(
					'%s survey restored.',
					'%s surveys restored.',
					count,
					'userfeedback'
				),
				number
			);
		case 'delete':
			return sprintf(
				/* translators: %s: number of surveys. */
				_n(
					'%s survey deleted permanently.',
					'%s surveys deleted permanently.',
					count,
					'userfeedback'
				),
				number
			);
	}
}

/** The notice if nothing was changed; the reason follows it. */
export function bulkFailedText( change: BulkChange ): string {
	switch ( change ) {
		case 'publish':
			return __( 'The surveys could not be published.', 'userfeedback' );
		case 'draft':
			return __(
				'The surveys could not be turned into drafts.',
				'userfeedback'
			);
		case 'trash':
			return __(
				'The surveys could not be moved to the trash.',
				'userfeedback'
			);
		case 'restore':
			return __( 'The surveys could not be restored.', 'userfeedback' );
		case 'delete':
			return __( 'The surveys could not be deleted.', 'userfeedback' );
	}
}
