import { __ } from '@wordpress/i18n';

/** One thing that holds for a survey, and its value. */
export interface Fact {
	name: string;
	value: string;
}

/** Where visitors see the survey. */
export function targetingFacts(): Fact[] {
	return [
		{
			name: __( 'Devices', 'userfeedback' ),
			value: __( 'Computers, tablets and phones', 'userfeedback' ),
		},
		{
			name: __( 'Pages', 'userfeedback' ),
			value: __( 'Every page of your site', 'userfeedback' ),
		},
	];
}

/** When visitors see the survey, and for how long. */
export function behaviorFacts(): Fact[] {
	return [
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
}
