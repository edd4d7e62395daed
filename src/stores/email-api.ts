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

/** How long a mail server may take; longer than the server waits for it. */
const TEST_SECONDS = 60;

/** Sends a test email with the saved settings to the current user; resolves with the address. */
export function sendTestEmail(): Promise< { address: string } > {
	return request( '/settings/test-email', {
		method: 'POST',
		data: {},
		seconds: TEST_SECONDS,
	} );
}
