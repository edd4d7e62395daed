import type { Submission } from '../../survey-model';
import type { Outcome } from '../types';

/** What a try came to. */
export type Reply =
	| Exclude< Outcome, { status: 'saved' | 'failed' } >
	/** Milliseconds that the server wants to be left alone; 0 when it did not say. */
	| { status: 'failed'; retryAfter: number };

interface Answer {
	status: number;
	retryAfter: string | null;
	/** Null when it was no JSON. */
	content: {
		success?: unknown;
		code?: unknown;
		message?: unknown;
		data?: { id?: unknown };
	} | null;
}

/** A try without an answer after this many milliseconds counts as failed; repeating it is safe. */
export const TIME_LIMIT = 30_000;
/** Browsers refuse keepalive above 64 KiB. */
const KEEPALIVE_BYTES = 60_000;
/** Our errors, and what WordPress says of a body that does not fit our schema. */
const OUR_CODE = /^(userfeedback_|rest_(invalid|missing_callback)_param$)/;
/** What stands in for a REST API that was closed to visitors or is not there. */
const CLOSED = [ 401, 403, 404 ];

/**
 * Posts a submission and says what came of it; never rejects.
 *
 * Only our own words count, for a confirmation and for a refusal: what stands between us and the site (a firewall, a
 * captive portal, a plugin that is just being updated) answers with any status.
 *
 * Cookies stay at home: the route is public, and a login would only make WordPress ask for a nonce that a cached page
 * cannot have.
 *
 * @param urls       The addresses, each tried when the one before is closed to visitors.
 * @param submission What was answered.
 * @param isFirst    It shall outlive the page, which may end right now. Later tries go without: the browser refuses
 *                   keepalive while other scripts use up its quota, and does not say that this was the reason.
 * @param now        The clock.
 */
export async function post(
	urls: string[],
	submission: Submission,
	isFirst: boolean,
	now: () => number
): Promise< Reply > {
	const body = JSON.stringify( submission, wellFormed );
	const controller = new AbortController();
	const timer = setTimeout( () => controller.abort(), TIME_LIMIT );
	const request: RequestInit = {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		credentials: 'omit',
		keepalive: isFirst && new Blob( [ body ] ).size < KEEPALIVE_BYTES,
		signal: controller.signal,
		body,
	};
	let reply: Reply = { status: 'failed', retryAfter: 0 };
	try {
		for ( const url of urls ) {
			const answer = await ask( url, request );
			reply = read( answer, submission.submission_id, now() );
			if ( reply.status !== 'failed' || ! isClosed( answer ) ) {
				break;
			}
		}
	} catch {
		// No network, no answer in time, a policy of the page: another try may fare better.
	}
	clearTimeout( timer );
	return reply;
}

async function ask( url: string, request: RequestInit ): Promise< Answer > {
	const response = await window.fetch( url, request );
	return {
		status: response.status,
		retryAfter: response.headers.get( 'Retry-After' ),
		content: await response.json().catch( () => null ),
	};
}

function isClosed( { status, content }: Answer ): boolean {
	return (
		CLOSED.includes( status ) ||
		String( content?.code ).startsWith( 'rest_' )
	);
}

function read(
	{ status, retryAfter, content }: Answer,
	id: string,
	now: number
): Reply {
	const { success, code, message, data } = content ?? {};
	if ( status < 300 && success === true && data?.id === id ) {
		return { status: 'sent' };
	}
	if (
		status >= 400 &&
		status < 500 &&
		// Too many requests: later ones are welcome.
		status !== 429 &&
		OUR_CODE.test( String( code ) )
	) {
		return {
			status: 'refused',
			isSurveyClosed: status === 410,
			message: typeof message === 'string' ? message : '',
		};
	}
	return { status: 'failed', retryAfter: milliseconds( retryAfter, now ) };
}

/** Half of a character, which a field's length limit may leave, would make the whole body unreadable to PHP. */
function wellFormed( _: string, value: unknown ): unknown {
	return typeof value === 'string'
		? value.replace( /\p{Surrogate}/gu, '\ufffd' )
		: value;
}

/** Of a Retry-After header, which is a number of seconds or a date (RFC 9110, 10.2.3). */
function milliseconds( retryAfter: string | null, now: number ): number {
	if ( ! retryAfter ) {
		return 0;
	}
	const seconds = Number( retryAfter );
	const wait = Number.isNaN( seconds )
		? Date.parse( retryAfter ) - now
		: seconds * 1000;
	return Math.max( wait || 0, 0 );
}
