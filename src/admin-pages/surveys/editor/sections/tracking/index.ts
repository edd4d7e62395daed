import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { TrackingContent } from './content';

/** Whether an analytics plugin tracks the survey. */
export const tracking: Section = {
	name: 'tracking',
	step: SETTINGS,
	fields: [
		// Includes the settings that no other section declares.
		{ path: 'settings' },
		{ path: 'settings.enable_tracking' },
	],
	Content: TrackingContent,
};
