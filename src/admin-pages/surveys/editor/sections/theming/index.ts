import type { FeatureName } from '@/hooks/use-feature';
import { themingErrors } from '@/survey-model';
import type { Section, SectionField } from '../../section';
import { QUESTIONS } from '../steps';
import { ThemingContent } from './content';

/** The features of the fields that one locks as a whole. The position has only some locked values. */
const FEATURES: Record< string, FeatureName > = {
	color_scheme: 'colors',
	widget_color: 'colors',
	text_color: 'colors',
	button_color: 'colors',
	widget_toggle_color: 'colors',
	font: 'fonts',
	widget_toggle_text: 'texts',
	widget_toggle_icon: 'texts',
	skip_text: 'texts',
	next_text: 'texts',
	finish_text: 'texts',
	logo_type: 'logo',
	custom_logo: 'logo',
};

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
		...Object.entries( FEATURES ).map(
			( [ name, feature ] ): SectionField => ( {
				path: `settings.theming.${ name }`,
				feature,
				showsErrors: name === 'font' ? 'inside' : 'field',
			} )
		),
	],
	Content: ThemingContent,
};
