/** A request as the site would have got it. */
export interface SeenRequest {
	method: string;
	/** Path and query, without what api-fetch adds of its own. */
	path: string;
	/** What was sent as JSON, or the fields of a form. */
	body: unknown;
}

/** What the site answers; null stands for a site that cannot be reached, silence for one that never answers. */
export type Answer = { status?: number; body: unknown } | null | 'silence';

type Handler = ( request: SeenRequest ) => Answer;

function bodyOf( sent: BodyInit | null | undefined ): unknown {
	if ( sent instanceof FormData ) {
		return Object.fromEntries( sent.entries() );
	}
	return typeof sent === 'string' ? JSON.parse( sent ) : undefined;
}

/** Stands in for the site at the level of window.fetch, so that everything of ours above it runs. */
export function fakeServer( handler: Handler ): { requests: SeenRequest[] } {
	const requests: SeenRequest[] = [];
	window.fetch = async ( url, init = {} ) => {
		const { pathname, searchParams } = new URL(
			String( url ),
			'http://site.test'
		);
		searchParams.delete( '_locale' );
		const query = searchParams.toString();
		const request: SeenRequest = {
			method: init.method ?? 'GET',
			path: query === '' ? pathname : `${ pathname }?${ query }`,
			body: bodyOf( init.body ),
		};
		requests.push( request );
		const answer = handler( request );
		// No site answers in the same moment.
		await new Promise( ( resolve ) => setTimeout( resolve, 1 ) );
		if ( answer === 'silence' ) {
			return new Promise( ( _, reject ) =>
				init.signal?.addEventListener( 'abort', () =>
					reject( new DOMException( 'Aborted', 'AbortError' ) )
				)
			);
		}
		if ( answer === null ) {
			throw new TypeError( 'Failed to fetch' );
		}
		const { status = 200, body } = answer;
		// jsdom has no Response; no more of it is read than this. A text is a page.
		const type =
			typeof body === 'string' ? 'text/html' : 'application/json';
		return {
			ok: status < 400,
			status,
			headers: { get: () => type } as unknown as Headers,
			text: async () => String( body ),
			json: async () => JSON.parse( JSON.stringify( body ) ),
		} as Response;
	};
	return { requests };
}

/** The answer of a site that refuses something. */
export function refusal(
	status: number,
	code: string,
	message: string,
	errors: { field: string; code: string; message: string }[] = []
): Answer {
	return { status, body: { code, message, data: { status, errors } } };
}
