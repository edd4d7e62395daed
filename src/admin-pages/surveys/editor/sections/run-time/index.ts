import { __, sprintf } from '@wordpress/i18n';
import { formatDayOfYear } from '../../../../../components/format';
import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { RunTimeContent } from './content';

/** Until when the published survey shows. */
export const runTime: Section = {
	name: 'run-time',
	step: SETTINGS,
	fields: [
		{
			path: 'settings.behavior.run_time',
			feature: 'run-time',
			showsErrors: 'field',
		},
		{
			path: 'settings.behavior.expire_at',
			feature: 'run-time',
			showsErrors: 'inside',
		},
	],
	facts: ( { settings } ) => {
		const { run_time: run, expire_at: date } = settings.behavior;
		return [
			{
				name: __( 'Run time', 'userfeedback' ),
				value:
					run === 'indefinitely'
						? __(
								'As long as the survey is published',
								'userfeedback'
							)
						: sprintf(
								/* translators: %s: a day without a year, such as March 31. */
								__( 'Until %s', 'userfeedback' ),
								formatDayOfYear( date.month, date.day )
							),
			},
		];
	},
	Content: RunTimeContent,
};
