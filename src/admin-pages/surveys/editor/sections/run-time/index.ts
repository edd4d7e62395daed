import { __, sprintf } from '@wordpress/i18n';
import { formatDay, formatDayOfYear, siteDay } from '@/lib/format';
import type { EditableSurvey } from '@/survey-model';
import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { RunTimeContent } from './content';
import type { DayOfYear } from './days';
import { nextDay } from './days';

/**
 * The last day on which visitors will see a survey. The year counts from when they see it first, so a survey that they see already
 * has the day alone: it may be over.
 */
function lastDayText(
	{ status, publish_at: publishAt }: EditableSurvey,
	day: DayOfYear
): string {
	const starts = publishAt === null ? 0 : Date.parse( publishAt );
	return status === 'publish' && starts <= Date.now()
		? formatDayOfYear( day.month, day.day )
		: formatDay(
				nextDay( day, siteDay( Math.max( starts, Date.now() ) ) )
			);
}

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
	facts: ( survey ) => {
		const { run_time: run, expire_at: date } = survey.settings.behavior;
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
								/* translators: %s: a date. */
								__( 'Until %s', 'userfeedback' ),
								lastDayText( survey, date )
							),
			},
		];
	},
	Content: RunTimeContent,
};
