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
	/** Which nonce is added. */
	purpose?: NoncePurpose;
	/** How long it may take, where that is longer than usual. */
	seconds?: number;
	/** Changes nothing, so that what stands in the page for other calls stays true. */
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

/** What the site refused, with all that it said. */
function refusal( data: unknown, status: number ): ApiError {
	const said = isRecord( data ) ? data : {};
	return toApiError( { ...said, data: { ...said, status } } );
}

/** Sends a call and reads the answer; rejects with an ApiError. */
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
 * Calls one of our actions of admin-ajax.php, as a multipart form with the nonce that it wants. An answer that stands in the
 * page is taken instead, once. A call whose nonce is outdated, because the user has logged in again, is repeated with a new
 * one: nothing was done the first time.
 *
 * Answers the data when `success` is true, or the whole answer when it says nothing of success. Rejects with an ApiError: one that carries
 * the data when `success` is false, one that `isNetwork` when the site could not be reached.
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
