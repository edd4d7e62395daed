import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { AutoAdvanceContent } from './content';

/** Whether a click on an answer goes to the next question. */
export const autoAdvance: Section = {
	name: 'auto-advance',
	step: SETTINGS,
	fields: [ { path: 'settings.behavior.auto_advance' } ],
	Content: AutoAdvanceContent,
};
