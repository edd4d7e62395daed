import type { Submission } from '../../survey-model';
import type { Delivery } from './state';

/** A request without an answer after this many milliseconds counts as failed; repeating it is safe. */
const TIME_LIMIT = 30_000;
/** Browsers refuse keepalive above 64 KiB; a character takes at most three bytes of it. */
const KEEPALIVE_CHARACTERS = 20_000;
/** Answers that mean "not now": a timeout and too many requests. */
const TEMPORARY = [ 408, 429 ];

/**
 * Posts a submission and says what became of it; never rejects.
 *
 * Cookies stay at home: the route is public, and a login would only make WordPress ask for a nonce that a cached page
 * cannot have.
 *
 * @param url        The survey's responses route.
 * @param submission What was answered.
 */
export async function deliver(
	url: string,
	submission: Submission
): Promise< Delivery > {
	try {
		return await post( url, submission );
	} catch {
		return { status: 'failed' };
	}
}

async function post(
	url: string,
	submission: Submission
): Promise< Delivery > {
	const body = JSON.stringify( submission );
	const controller = new AbortController();
	const timer = setTimeout( () => controller.abort(), TIME_LIMIT );
	const [ status, answer ] = await window
		.fetch( url, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			credentials: 'omit',
			keepalive: body.length < KEEPALIVE_CHARACTERS,
			signal: controller.signal,
			body,
		} )
		.then( ( response ) =>
			Promise.all( [
				response.status,
				response.json().catch( () => null ) as Promise< unknown >,
			] )
		)
		.finally( () => clearTimeout( timer ) );
	return outcome( status, answer, submission.submission_id );
}

/** Only our own confirmation counts as sent: a firewall's page may well come with the status 200. */
function outcome( status: number, answer: unknown, id: string ): Delivery {
	const { success, message, data } = ( answer ?? {} ) as {
		success?: unknown;
		message?: unknown;
		data?: { id?: unknown };
	};
	if ( status < 300 && success === true ) {
		return { status: 'sent', responseId: String( data?.id ?? id ) };
	}
	if ( status < 400 || status >= 500 || TEMPORARY.includes( status ) ) {
		return { status: 'failed' };
	}
	return {
		status: 'refused',
		isSurveyClosed: status === 410,
		message: typeof message === 'string' ? message : '',
	};
}
