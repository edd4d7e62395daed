import { LOOK_FEATURES } from '@/components/widget-look/look-fields';
import { themingErrors } from '@/survey-model';
import type { Section, SectionField } from '../../section';
import { QUESTIONS } from '../steps';
import { ThemingContent } from './content';

/** The appearance of the widget, edited beside its preview. */
export const theming: Section = {
	name: 'theming',
	step: QUESTIONS,
	view: 'preview',
	fields: [
		{
			path: 'settings.theming',
			errors: ( { settings } ) => themingErrors( settings.theming ),
		},
		...Object.entries( LOOK_FEATURES ).map(
			( [ name, feature ] ): SectionField => ( {
				path: `settings.theming.${ name }`,
				feature,
				showsErrors: name === 'font' ? 'inside' : 'field',
			} )
		),
	],
	Content: ThemingContent,
};
