import { ApiError, TIMEOUT_CODE, toApiError } from './api-error';

/** How long a request may take, in seconds, before it is given up and may be tried again. */
export const SECONDS_TO_WAIT = 30;

/**
 * Gives a request up after a time; rejects with an ApiError, whatever went wrong.
 *
 * @param send    Makes the request, and ends it when the signal says so.
 * @param seconds
 */
export function withinTime< T >(
	send: ( signal: AbortSignal ) => Promise< T >,
	seconds: number = SECONDS_TO_WAIT
): Promise< T > {
	const limit = new AbortController();
	const timer = setTimeout( () => limit.abort(), seconds * 1000 );
	return send( limit.signal )
		.catch( ( thrown: unknown ) => {
			throw limit.signal.aborted
				? new ApiError( TIMEOUT_CODE, '', 0, [], undefined, {
						seconds,
					} )
				: toApiError( thrown );
		} )
		.finally( () => clearTimeout( timer ) );
}
