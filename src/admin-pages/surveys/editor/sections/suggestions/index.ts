import type { Section } from '../../section';
import { PUBLISH } from '../steps';
import { SuggestionsContent } from './content';

/** How the survey could be better, before it is published. It has no fields of its own. */
export const suggestions: Section = {
	name: 'suggestions',
	step: PUBLISH,
	fields: [],
	Content: SuggestionsContent,
};
