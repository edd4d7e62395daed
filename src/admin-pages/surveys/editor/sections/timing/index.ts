import { __, _n, sprintf } from '@wordpress/i18n';
import type { EditableSurvey } from '@/survey-model';
import { formatNumber } from '@/lib/format';
import type { Section, SectionField } from '../../section';
import { SETTINGS } from '../steps';
import { TimingContent } from './content';
import type { NumberLimits } from './limits';
import { DELAY, isWithin, PERCENT } from './limits';

const HALF = 50;

const RAGE_CLICK = 'settings.behavior.rage_click';

type NumberName = 'timing_delay' | 'scroll_percent';

/** A field of which a number that cannot be saved is an error. */
function numberField(
	name: NumberName,
	limits: NumberLimits,
	code: string
): SectionField {
	const path = `settings.behavior.${ name }` as const;
	return {
		path,
		feature: 'timing',
		showsErrors: 'field',
		errors: ( { settings } ) =>
			isWithin( limits, settings.behavior[ name ] )
				? []
				: [ { field: path, code } ],
	};
}

function timingText( survey: EditableSurvey ): string {
	const {
		timing,
		timing_delay: seconds,
		scroll_percent: percent,
		rage_click: waitsForClicks,
	} = survey.settings.behavior;
	if ( waitsForClicks ) {
		return __( 'After three quick clicks on one spot', 'userfeedback' );
	}
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
			return percent === HALF
				? __(
						'When the visitor has scrolled half of the page',
						'userfeedback'
					)
				: sprintf(
						/* translators: %s: a number from 1 to 100. */
						__(
							'When the visitor has scrolled %s%% of the page',
							'userfeedback'
						),
						formatNumber( percent )
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
		numberField( 'timing_delay', DELAY, 'invalid_delay' ),
		numberField( 'scroll_percent', PERCENT, 'invalid_percent' ),
		{
			path: RAGE_CLICK,
			feature: 'heatmaps',
			errors: ( { questions, settings } ) =>
				settings.behavior.rage_click && questions.length > 1
					? [
							{
								field: RAGE_CLICK,
								code: 'one_question',
								text: __(
									'A survey that waits for repeated clicks has one question. Remove the other questions, or turn this off.',
									'userfeedback'
								),
							},
						]
					: [],
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
