/**
 * Posts without retries, also while the page unloads: for what may be lost. Sends no cookies, like the submissions.
 *
 * @param url  Where to.
 * @param body Sent as JSON.
 */
export function postOnce( url: string, body?: object ): void {
	void ( async () =>
		window.fetch( url, {
			method: 'POST',
			credentials: 'omit',
			keepalive: true,
			...( body && {
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify( body ),
			} ),
		} ) )().catch( () => {} );
}
