import type { NoncePurpose } from './admin-data';
import { dropAnswers, getAdminData, takeAnswer } from './admin-data';
import {
	ApiError,
	NO_ACTION_CODE,
	UNREADABLE_CODE,
	toApiError,
} from './api-error';
import { NONCE_CODE, refreshNonces } from './nonces';
import { withinTime } from './time-limit';

type Fields = Readonly< Record< string, string | Blob > >;

interface AjaxOptions {
	/** The nonce to send. */
	purpose?: NoncePurpose;
	/** Time limit in seconds, if it differs from the default. */
	seconds?: number;
	/** Whether the request changes nothing, so that preloaded responses stay valid. */
	isReading?: boolean;
}

function isRecord( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

function formOf( action: string, fields: Fields, nonce: string ): FormData {
	const form = new FormData();
	Object.entries( { action, nonce, ...fields } ).forEach(
		( [ name, value ] ) => form.append( name, value )
	);
	return form;
}

async function send(
	form: FormData,
	signal: AbortSignal
): Promise< { status: number; body: unknown } > {
	let response: Response;
	try {
		response = await window.fetch( getAdminData().ajax_url, {
			method: 'POST',
			credentials: 'same-origin',
			body: form,
			signal,
		} );
	} catch {
		throw new ApiError( 'fetch_error', '', 0, [] );
	}
	const { status } = response;
	try {
		return { status, body: await response.json() };
	} catch {
		throw new ApiError( UNREADABLE_CODE, '', status, [] );
	}
}

/** The error for a refused request, with the response's data. */
function refusal( data: unknown, status: number ): ApiError {
	const said = isRecord( data ) ? data : {};
	return toApiError( { ...said, data: { ...said, status } } );
}

/** Sends a request and reads the response; rejects with an ApiError. */
function call< T >(
	action: string,
	fields: Fields,
	{ purpose = 'general', seconds }: AjaxOptions
): Promise< T > {
	const form = formOf( action, fields, getAdminData().nonces[ purpose ] );
	return withinTime( async ( signal ) => {
		const { status, body } = await send( form, signal );
		if ( body === 0 || body === -1 ) {
			throw new ApiError( NO_ACTION_CODE, '', status, [] );
		}
		if ( ! isRecord( body ) || body[ 'success' ] === undefined ) {
			if ( status >= 400 ) {
				throw refusal( body, status );
			}
			return body as T;
		}
		if ( body[ 'success' ] !== true ) {
			throw refusal( body[ 'data' ], status );
		}
		return body[ 'data' ] as T;
	}, seconds );
}

/**
 * Calls one of our admin-ajax.php actions with a multipart form and the required nonce. A preloaded response replaces
 * the request once. If the nonce is outdated because the user has logged in again, the request is repeated with a new
 * nonce: the refused request has changed nothing.
 *
 * Resolves with the data if `success` is true, or with the whole response if it has no `success`. Rejects with an
 * ApiError, which has the data if `success` is false and `isNetwork` if the site could not be reached.
 */
export async function ajax< T >(
	action: string,
	fields: Fields = {},
	options: AjaxOptions = {}
): Promise< T > {
	const printed = takeAnswer( action );
	if ( printed !== undefined ) {
		return printed as T;
	}
	if ( ! options.isReading ) {
		dropAnswers();
	}
	try {
		return await call< T >( action, fields, options );
	} catch ( thrown ) {
		const isOutdated = toApiError( thrown ).code === NONCE_CODE;
		if ( isOutdated && ( await refreshNonces() ) ) {
			return call< T >( action, fields, options );
		}
		throw thrown;
	}
}
