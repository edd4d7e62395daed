import { createLookupStore } from './lookup-store';
import {
	deliveriesPath,
	fetchDelivery,
	fetchWebhook,
	listDeliveries,
} from './webhooks-api';

/** Webhooks of surveys and what was sent to them. */
export const store = createLookupStore(
	'userfeedback/webhooks',
	{
		getWebhook: fetchWebhook,
		getDeliveries: listDeliveries,
		getDelivery: fetchDelivery,
	},
	{ getDeliveries: deliveriesPath }
);
