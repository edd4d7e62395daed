import { __ } from '@wordpress/i18n';
import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { DisplayLengthContent } from './content';

const TEXTS = {
	until_response: __( 'Until the visitor has answered', 'userfeedback' ),
	once: __( 'Once for each visitor', 'userfeedback' ),
	repeatedly: __( 'On every visit, also after an answer', 'userfeedback' ),
};

/** How long the same visitor keeps seeing the survey. */
export const displayLength: Section = {
	name: 'display-length',
	step: SETTINGS,
	fields: [
		{
			path: 'settings.behavior.display_length',
			feature: 'display-length',
			showsErrors: 'field',
		},
	],
	facts: ( { settings } ) => [
		{
			name: __( 'Display length', 'userfeedback' ),
			value: TEXTS[ settings.behavior.display_length ],
		},
	],
	Content: DisplayLengthContent,
};
