import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { PartialAnswersContent } from './content';

/** Whether the answers of visitors who do not finish are kept. */
export const partialAnswers: Section = {
	name: 'partial-answers',
	step: SETTINGS,
	fields: [
		{
			path: 'settings.behavior.keep_partial',
			feature: 'partial-answers',
		},
	],
	Content: PartialAnswersContent,
};
