import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { StartMinimizedContent } from './content';

/** Whether the survey first shows as its closed tab. */
export const startMinimized: Section = {
	name: 'start-minimized',
	step: SETTINGS,
	fields: [
		{
			path: 'settings.behavior.start_minimized',
			feature: 'start-minimized',
		},
	],
	Content: StartMinimizedContent,
};
