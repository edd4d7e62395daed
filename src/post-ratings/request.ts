/** What POST and GET posts/{id}/rating answer. */
export interface RatingAnswer {
	/** The visitor's own rating; null without one. */
	value: number | null;
	may_comment?: boolean;
	invites?: boolean;
	/** Average and number of ratings as visitors read them; `fill` is a percentage. */
	texts?: { average: string; count: string; fill: string };
}

/**
 * `data` of an accepted request, or why there is none: a text of the server, or a kind of failure. `closed` means that
 * visitors cannot use the REST API, so that the form has to be sent as without scripts.
 */
export type Reply =
	| { data: RatingAnswer }
	| { text: string }
	| { failure: 'offline' | 'failed' | 'closed' };

interface Refusal {
	code?: unknown;
	message?: unknown;
	data?: { nonce?: unknown };
}

/**
 * Sends a form's content. If the page's token is out of date, the request is repeated once with the one that the refusal
 * carries.
 *
 * @param url   Where to.
 * @param nonce The form's field with the token.
 * @param body  Everything else.
 */
export async function send(
	url: string,
	nonce: HTMLInputElement,
	body: object
): Promise< Reply > {
	const token = nonce.value;
	const reply = await post( url, { ...body, nonce: token }, ( fresh ) => {
		nonce.value = fresh;
	} );
	return nonce.value === token
		? reply
		: post( url, { ...body, nonce: nonce.value }, () => {} );
}

/**
 * Reads the visitor's own rating and the present average; null if that fails.
 *
 * @param url Where from.
 */
export async function read( url: string ): Promise< RatingAnswer | null > {
	try {
		const response = await window.fetch( url, { cache: 'no-store' } );
		const answer = await response.json();
		return response.ok ? ( answer.data ?? answer ) : null;
	} catch {
		return null;
	}
}

/** Without a WordPress nonce: a ratings request ignores who is logged in, and an outdated nonce would be refused. */
async function post(
	url: string,
	body: object,
	onToken: ( token: string ) => void
): Promise< Reply > {
	let response: Response;
	try {
		response = await window.fetch( url, {
			method: 'POST',
			keepalive: true,
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( body ),
		} );
	} catch {
		return { failure: 'offline' };
	}
	const answer = await response.json().catch( () => null );
	if ( response.ok && answer?.success ) {
		return { data: answer.data };
	}
	const { code, message, data } = ( answer ?? {} ) as Refusal;
	if ( typeof code === 'string' && code.startsWith( 'userfeedback_' ) ) {
		if ( typeof data?.nonce === 'string' ) {
			onToken( data.nonce );
		}
		return { text: String( message ) };
	}
	return { failure: response.status < 500 ? 'closed' : 'failed' };
}
