import { ApiError, TIMEOUT_CODE, toApiError } from './api-error';

/** The default time limit of a request, in seconds. */
export const SECONDS_TO_WAIT = 30;

/**
 * Aborts a request after a time limit; rejects with an ApiError in all cases.
 *
 * @param send    Sends the request, and aborts it when the signal fires.
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
