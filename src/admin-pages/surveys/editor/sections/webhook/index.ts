import type { Section } from '../../section';
import { NOTIFICATIONS } from '../steps';
import { WebhookContent } from './content';
import { webhookUrlProblem } from './webhook-url';

const URL_FIELD = 'notifications.webhook.url';

/** The URL that is to receive new responses, and the secret that signs them. */
export const webhook: Section = {
	name: 'webhook',
	step: NOTIFICATIONS,
	fields: [
		{ path: 'notifications.webhook', feature: 'webhooks' },
		{
			path: URL_FIELD,
			feature: 'webhooks',
			showsErrors: 'field',
			errors: ( { notifications } ) => {
				const url = notifications.webhook.url.trim();
				const text = url === '' ? undefined : webhookUrlProblem( url );
				return text === undefined
					? []
					: [ { field: URL_FIELD, code: 'invalid_url', text } ];
			},
		},
		{ path: 'notifications.webhook.secret', feature: 'webhooks' },
	],
	Content: WebhookContent,
};
