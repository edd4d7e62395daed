import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { AfterClosingContent } from './content';
import { areDaysValid } from './days';

const DAYS = 'settings.behavior.closed_days';

function closingText( days: number ): string {
	return days === 0
		? __( 'Stays as a tab until the browser is closed', 'userfeedback' )
		: sprintf(
				/* translators: %s: number of days. */
				_n(
					'Hidden for %s day',
					'Hidden for %s days',
					days,
					'userfeedback'
				),
				formatNumber( days )
			);
}

/** What visitors see of a survey that they have closed. */
export const afterClosing: Section = {
	name: 'after-closing',
	step: SETTINGS,
	fields: [
		{
			path: DAYS,
			showsErrors: 'field',
			errors: ( { settings } ) =>
				areDaysValid( settings.behavior.closed_days )
					? []
					: [ { field: DAYS, code: 'invalid_closed_days' } ],
		},
	],
	facts: ( { settings } ) => [
		{
			name: __( 'After a visitor closes it', 'userfeedback' ),
			value: closingText( settings.behavior.closed_days ),
		},
	],
	Content: AfterClosingContent,
};
