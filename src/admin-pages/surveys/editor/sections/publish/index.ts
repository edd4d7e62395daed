import type { Section } from '../../section';
import { PUBLISH } from '../steps';
import { PublishContent } from './content';

/** The last step: the summary, the status and the schedule. */
export const publish: Section = {
	name: 'publish',
	step: PUBLISH,
	fields: [
		{ path: 'status' },
		{
			path: 'publish_at',
			feature: 'scheduling',
			showsErrors: 'field',
		},
	],
	Content: PublishContent,
};
