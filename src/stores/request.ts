import apiFetch from '@wordpress/api-fetch';
import { withinTime } from './time-limit';

const BASE = '/userfeedback/v1';

interface RequestOptions {
	method?: 'POST' | 'DELETE';
	data?: object;
	/** Instead of `data`: a form with a file. */
	body?: FormData;
	/** The time limit, if it differs from the default. */
	seconds?: number;
}

/** Sends a request to our REST API. Only api.ts and its neighbours (`…-api.ts`) use it. Rejects with what toApiError() takes. */
export function request< T >(
	path: string,
	options?: RequestOptions
): Promise< T > {
	return requestCore( BASE + path, options );
}

/** Sends a request to any route of the site's REST API, such as those of WordPress. */
export function requestCore< T >(
	path: string,
	{ seconds, ...options }: RequestOptions = {}
): Promise< T > {
	return withinTime(
		( signal ) => apiFetch< T >( { path, signal, ...options } ),
		seconds
	);
}
