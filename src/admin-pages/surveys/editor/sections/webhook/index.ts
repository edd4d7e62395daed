import { lazyContent } from '../../lazy-content';
import type { Section } from '../../section';
import { NOTIFICATIONS } from '../steps';
import { webhookUrlError } from './webhook-url';

const URL_FIELD = 'notifications.webhook.url';

/** The URL that receives new responses. */
export const webhook: Section = {
	name: 'webhook',
	step: NOTIFICATIONS,
	fields: [
		{ path: 'notifications.webhook', feature: 'webhooks' },
		{ path: 'notifications.webhook.active', feature: 'webhooks' },
		{
			path: URL_FIELD,
			feature: 'webhooks',
			showsErrors: 'field',
			errors: ( { notifications } ) => {
				const error = webhookUrlError( notifications.webhook );
				return error ? [ { field: URL_FIELD, ...error } ] : [];
			},
		},
	],
	Content: lazyContent( () =>
		import(
			/* webpackChunkName: "admin-survey-webhook" */ './content'
		).then( ( { WebhookContent } ) => WebhookContent )
	),
};
