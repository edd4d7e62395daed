import type { Section } from '../../section';
import { PUBLISH } from '../steps';
import { PublishContent } from './content';

/** The last step: the summary and the status. */
export const publish: Section = {
	name: 'publish',
	step: PUBLISH,
	fields: [ { path: 'status' }, { path: 'publish_at' } ],
	Content: PublishContent,
};
