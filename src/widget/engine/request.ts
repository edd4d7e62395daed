/** What our server, or something before it, says to what a visitor sends. */
export interface Answer< Content > {
	response: Response;
	/** undefined if it was not JSON: it comes from something before our server. */
	content: Partial< Content > | undefined;
}

/**
 * Posts what a visitor has done, or asks what the server knows of it. Without a WordPress nonce: it does not matter who is logged
 * in, and the nonce of a cached page would be refused.
 *
 * @param url     Where to.
 * @param options Of the request. A body is JSON, and is posted; keepalive lets the request outlive the page.
 * @return undefined without a whole answer: no network, a limit of time, a policy of the page.
 */
export async function ask< Content >(
	url: string,
	options: RequestInit
): Promise< Answer< Content > | undefined > {
	try {
		const response = await window.fetch( url, {
			...options,
			...( options.body && {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
			} ),
		} );
		const content = await response.json().catch( ( error: Error ) => {
			if ( error.name !== 'SyntaxError' ) {
				throw error;
			}
			return undefined;
		} );
		return { response, content };
	} catch {
		return undefined;
	}
}
