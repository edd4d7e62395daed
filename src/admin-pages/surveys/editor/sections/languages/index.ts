import { lazyContent } from '../../lazy-content';
import type { Section } from '../../section';
import { SETTINGS } from '../steps';

/** The texts of the survey in other languages. */
export const languages: Section = {
	name: 'languages',
	step: SETTINGS,
	fields: [ { path: 'settings.translations' } ],
	Content: lazyContent( () =>
		import(
			/* webpackChunkName: "admin-survey-languages" */ './content'
		).then( ( { LanguagesContent } ) => LanguagesContent )
	),
};
