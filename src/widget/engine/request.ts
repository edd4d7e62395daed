/** What our server, or something before it, says to what a visitor sends. */
export interface Answer< Content > {
	status: number;
	/** The header of that name. */
	retryAfter: string | null;
	/** null if it was not JSON: it comes from something before our server. */
	content: Partial< Content > | null;
}

/**
 * Posts what a visitor has done, without a WordPress nonce: it does not matter who is logged in, and the nonce of a cached page
 * would be refused.
 *
 * @param url     Where to.
 * @param body    JSON.
 * @param options Of the request; keepalive lets it outlive the page.
 * @return Rejects without an answer: no network, a limit of time, a policy of the page.
 */
export async function ask< Content >(
	url: string,
	body: string,
	options: Pick< RequestInit, 'credentials' | 'keepalive' | 'signal' >
): Promise< Answer< Content > > {
	const response = await window.fetch( url, {
		...options,
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body,
	} );
	return {
		status: response.status,
		retryAfter: response.headers.get( 'Retry-After' ),
		content: await response.json().catch( ( error: Error ) => {
			if ( error.name !== 'SyntaxError' ) {
				throw error;
			}
			return null;
		} ),
	};
}
