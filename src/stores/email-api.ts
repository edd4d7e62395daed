import { request } from './request';

/** Sends weekly summaries to an address again that had unsubscribed; resolves with the addresses that are still unsubscribed. */
export function subscribeToSummaries(
	address: string
): Promise< { unsubscribed: string[] } > {
	return request( '/settings/subscribe-again', {
		method: 'POST',
		data: { address },
	} );
}
