import { __ } from '@wordpress/i18n';
import { FactCard } from '../../components/fact-card';
import type { Fact, Section } from '../../section';
import { SETTINGS } from '../steps';

const FACTS: readonly Fact[] = [
	{
		name: __( 'Timing', 'userfeedback' ),
		value: __( 'As soon as a page has loaded', 'userfeedback' ),
	},
	{
		name: __( 'Display length', 'userfeedback' ),
		value: __( 'Until the visitor has answered', 'userfeedback' ),
	},
	{
		name: __( 'Run time', 'userfeedback' ),
		value: __( 'As long as the survey is published', 'userfeedback' ),
	},
];

/** When and for how long visitors see the survey. */
export const behavior: Section = {
	name: 'behavior',
	step: SETTINGS,
	// Includes the settings that no other section declares.
	fields: [ { path: 'settings' } ],
	facts: () => FACTS,
	Content: () => (
		<FactCard
			title={ __( 'Behavior', 'userfeedback' ) }
			lead={ __( 'When it appears, and for how long.', 'userfeedback' ) }
			facts={ FACTS }
		/>
	),
};
