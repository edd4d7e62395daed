import { Agent, request } from 'node:http';
import { randomBytes } from 'node:crypto';

const agent = new Agent( { keepAlive: true, maxSockets: 256 } );

/** Milliseconds after which a visitor's browser gives up waiting for an answer. */
const PATIENCE = 60_000;

/**
 * @typedef {Object} Answer
 * @property {number}                                 status  0 if there was none.
 * @property {import('node:http').IncomingHttpHeaders} headers Names in lower case.
 * @property {string}                                 body As text.
 */

/**
 * Sends one request. Never fails: without an answer, the status is 0 and the body says why.
 *
 * @param {string}                                                                    url
 * @param {{ method?: string, headers?: Record<string, string>, body?: Object }=} options A body is posted as JSON.
 * @return {Promise<Answer>} What came.
 */
export function send( url, { method, headers = {}, body } = {} ) {
	const text = body === undefined ? null : JSON.stringify( body );
	return new Promise( ( resolvePromise ) => {
		const fail = ( error ) =>
			resolvePromise( { status: 0, headers: {}, body: error.message } );
		const sent = request(
			url,
			{
				agent,
				method: method ?? ( text === null ? 'GET' : 'POST' ),
				headers: {
					...( text === null
						? {}
						: {
								'Content-Type': 'application/json',
								'Content-Length': Buffer.byteLength( text ),
							} ),
					...headers,
				},
				timeout: PATIENCE,
			},
			( response ) => {
				const chunks = [];
				response.on( 'data', ( chunk ) => chunks.push( chunk ) );
				response.on( 'end', () =>
					resolvePromise( {
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: Buffer.concat( chunks ).toString(),
					} )
				);
				response.on( 'error', fail );
			}
		);
		sent.on( 'timeout', () => sent.destroy( new Error( 'timeout' ) ) );
		sent.on( 'error', fail );
		sent.end( text ?? undefined );
	} );
}

/** Headers of a visitor whose network nobody else has. */
export function visitorHeaders() {
	const part = () => randomBytes( 2 ).toString( 'hex' );
	return {
		'X-Forwarded-For': `2001:${ part() }:${ part() }:${ part() }::1`,
		'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
	};
}

export const pause = ( milliseconds ) =>
	new Promise( ( wake ) => setTimeout( wake, milliseconds ) );
