import { __, _n, sprintf } from '@wordpress/i18n';
import type { EditableSurvey } from '../../../../../survey-model';
import { formatNumber } from '../../../../../components/format';
import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { TimingContent } from './content';
import { isDelayValid } from './delay';

const DELAY = 'settings.behavior.timing_delay';

function timingText( survey: EditableSurvey ): string {
	const { timing, timing_delay: seconds } = survey.settings.behavior;
	switch ( timing ) {
		case 'immediate':
			return __( 'As soon as a page has loaded', 'userfeedback' );
		case 'delay':
			return sprintf(
				/* translators: %s: number of seconds. */
				_n(
					'%s second after a page has loaded',
					'%s seconds after a page has loaded',
					seconds,
					'userfeedback'
				),
				formatNumber( seconds )
			);
		case 'before_abandon':
			return __( 'When the visitor is about to leave', 'userfeedback' );
		case 'half_page':
			return __(
				'When the visitor has scrolled half of the page',
				'userfeedback'
			);
	}
}

/** When the survey appears on a page. */
export const timing: Section = {
	name: 'timing',
	step: SETTINGS,
	fields: [
		{
			path: 'settings.behavior.timing',
			feature: 'timing',
			showsErrors: 'field',
		},
		{
			path: DELAY,
			feature: 'timing',
			showsErrors: 'field',
			errors: ( survey ) =>
				isDelayValid( survey.settings.behavior.timing_delay )
					? []
					: [ { field: DELAY, code: 'invalid_delay' } ],
		},
	],
	facts: ( survey ) => [
		{
			name: __( 'Timing', 'userfeedback' ),
			value: timingText( survey ),
		},
	],
	Content: TimingContent,
};
