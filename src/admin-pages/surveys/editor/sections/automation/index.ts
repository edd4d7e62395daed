import { lazyContent } from '../../lazy-content';
import type { Section } from '../../section';
import { NOTIFICATIONS } from '../steps';

/** Whether new responses start recipes of the automation plugin. */
export const automation: Section = {
	name: 'automation',
	step: NOTIFICATIONS,
	fields: [ { path: 'notifications.automation' } ],
	Content: lazyContent( () =>
		import(
			/* webpackChunkName: "admin-survey-automation" */ './content'
		).then( ( { AutomationContent } ) => AutomationContent )
	),
};
