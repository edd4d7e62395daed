import type { Submission } from '../../survey-model';
import type { Answer } from '../engine/request';
import { ask } from '../engine/request';
import type { Outcome } from '../types';

/** The outcome of an attempt. */
export type Reply =
	| Exclude< Outcome, { status: 'saved' | 'failed' } >
	/** The pause that the server requested in milliseconds; 0 for none. */
	| { status: 'failed'; retryAfter: number };

interface Content {
	success: unknown;
	code: unknown;
	message: unknown;
	data: { id?: unknown } | null;
}

/** Attempts without a response after this number of milliseconds count as failed; repeating them is safe. */
export const TIME_LIMIT = 30_000;
/** Browsers refuse keepalive requests above 64 KiB. */
const KEEPALIVE_BYTES = 60_000;
/** Our error codes, and WordPress' codes for a body that does not match our schema. */
const OUR_CODE = /^(userfeedback_|rest_(invalid|missing_callback)_param$)/;
/** The statuses of a REST API that is closed to visitors or missing. */
const CLOSED = [ 401, 403, 404 ];

/**
 * Posts a submission and resolves with the outcome; never rejects.
 *
 * Only responses of our own code confirm or refuse a submission: intermediaries (a firewall, a captive portal, a
 * plugin during its update) may respond with any status.
 *
 * Sends no cookies: the route is public, and with a login cookie WordPress would require a nonce, which a cached page
 * cannot have.
 *
 * @param urls       The URLs; each is tried if the previous one is closed to visitors.
 * @param submission The submission.
 * @param isFirst    Whether this is the first attempt, which has to survive the end of the page. Later attempts do
 *                   not use keepalive: browsers refuse it while other scripts use up its quota, and do not report
 *                   that as the reason.
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
	const options = {
		body,
		credentials: 'omit',
		keepalive: isFirst && new Blob( [ body ] ).size < KEEPALIVE_BYTES,
		signal: controller.signal,
	} as const;
	let reply: Reply = { status: 'failed', retryAfter: 0 };
	for ( const url of urls ) {
		const answer = await ask< Content >( url, options );
		if ( ! answer ) {
			// A later attempt may succeed.
			break;
		}
		reply = read( answer, submission.submission_id, now() );
		if ( reply.status !== 'failed' || ! isClosed( answer ) ) {
			break;
		}
	}
	clearTimeout( timer );
	return reply;
}

function isClosed( { response, content }: Answer< Content > ): boolean {
	return (
		CLOSED.includes( response.status ) ||
		String( content?.code ).startsWith( 'rest_' )
	);
}

function read(
	{ response, content }: Answer< Content >,
	id: string,
	now: number
): Reply {
	const { status, headers } = response;
	const { success, code, message, data } = content ?? {};
	if ( status < 300 && success === true && data?.id === id ) {
		return { status: 'sent' };
	}
	if (
		status >= 400 &&
		status < 500 &&
		// Too many requests: a later attempt may succeed.
		status !== 429 &&
		OUR_CODE.test( String( code ) )
	) {
		return {
			status: 'refused',
			isSurveyClosed: status === 410,
			message: typeof message === 'string' ? message : '',
		};
	}
	return {
		status: 'failed',
		retryAfter: milliseconds( headers.get( 'Retry-After' ), now ),
	};
}

/** Replaces lone surrogates, which a field's length limit may produce: PHP could not decode the whole body. */
function wellFormed( _: string, value: unknown ): unknown {
	return typeof value === 'string'
		? value.replace( /\p{Surrogate}/gu, '\ufffd' )
		: value;
}

/** The pause in a Retry-After header, which is a number of seconds or a date (RFC 9110, 10.2.3). */
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
