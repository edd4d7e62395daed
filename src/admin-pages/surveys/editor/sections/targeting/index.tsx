import { __ } from '@wordpress/i18n';
import { FactCard } from '../../components/fact-card';
import type { Fact, Section } from '../../section';
import { SETTINGS } from '../steps';

const FACTS: readonly Fact[] = [
	{
		name: __( 'Devices', 'userfeedback' ),
		value: __( 'Computers, tablets and phones', 'userfeedback' ),
	},
	{
		name: __( 'Pages', 'userfeedback' ),
		value: __( 'Every page of your site', 'userfeedback' ),
	},
];

/** The pages on which visitors see the survey. */
export const targeting: Section = {
	name: 'targeting',
	step: SETTINGS,
	fields: [],
	facts: () => FACTS,
	Content: () => (
		<FactCard
			title={ __( 'Targeting', 'userfeedback' ) }
			lead={ __( 'Where visitors see this survey.', 'userfeedback' ) }
			facts={ FACTS }
		/>
	),
};
