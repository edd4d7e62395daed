import { addQueryArgs } from '@wordpress/url';
import type { Delivery, DeliveryList, WebhookState } from '../survey-model';
import { request } from './request';

/** A page of the log of a survey's webhook; without a status, deliveries of all. */
export interface DeliveryQuery {
	page: number;
	status?: Delivery[ 'status' ];
}

const PER_PAGE = 10;

const webhookPath = ( surveyId: number ) => `/surveys/${ surveyId }/webhook`;

/** The path of a page of the log, which is also its key in the store. */
export function deliveriesPath(
	surveyId: number,
	query: DeliveryQuery
): string {
	return addQueryArgs( `${ webhookPath( surveyId ) }/deliveries`, {
		...query,
		per_page: PER_PAGE,
	} );
}

export function fetchWebhook( surveyId: number ): Promise< WebhookState > {
	return request( webhookPath( surveyId ) );
}

export function listDeliveries(
	surveyId: number,
	query: DeliveryQuery
): Promise< DeliveryList > {
	return request( deliveriesPath( surveyId, query ) );
}

/** A delivery with what was sent and answered. */
export function fetchDelivery(
	surveyId: number,
	id: number
): Promise< Delivery > {
	return request( `${ webhookPath( surveyId ) }/deliveries/${ id }` );
}

const post = < Answer >( path: string ): Promise< Answer > =>
	request( path, { method: 'POST' } );

/** Makes a new secret: only this response contains it. */
export function makeWebhookSecret( surveyId: number ): Promise< WebhookState > {
	return post( `${ webhookPath( surveyId ) }/secret` );
}

/** Starts a webhook again that was stopped. */
export function resumeWebhook( surveyId: number ): Promise< WebhookState > {
	return post( `${ webhookPath( surveyId ) }/resume` );
}

/** Sends example answers to the saved URL. */
export function testWebhook( surveyId: number ): Promise< Delivery > {
	return post( `${ webhookPath( surveyId ) }/test` );
}

/** Sends again in the background what did not arrive. Resolves with how many responses are waiting because of it. */
export async function resendAllDeliveries(
	surveyId: number
): Promise< number > {
	const path = `${ webhookPath( surveyId ) }/deliveries/resend`;
	return ( await post< { waiting: number } >( path ) ).waiting;
}

/** Sends a delivery once more. */
export function resendDelivery(
	surveyId: number,
	id: number
): Promise< Delivery > {
	return post( `${ webhookPath( surveyId ) }/deliveries/${ id }/resend` );
}
