import type { FieldError } from '../survey-model';

/** The code of a request that exceeded the time limit of `request()`. */
export const TIMEOUT_CODE = 'userfeedback_timeout';

/** The codes of requests without a response: api-fetch's, and ours. */
const NETWORK_CODES = [ 'fetch_error', 'offline_error', TIMEOUT_CODE ];

/** The code of a response that is not JSON, in api-fetch and here. */
export const UNREADABLE_CODE = 'invalid_json';

/** The code of an ajax action that WordPress does not know; for logged-out users it knows none of ours. */
export const NO_ACTION_CODE = 'userfeedback_no_action';

/** WordPress' codes for a request after the session ended. */
const SIGNED_OUT_CODES = [
	'rest_cookie_invalid_nonce',
	'rest_not_logged_in',
	NO_ACTION_CODE,
];

/** Another window or another user saved in the meantime. */
export interface Conflict {
	/** Display name of the user who saved; empty when the account was deleted. */
	savedBy: string;
	/** ISO 8601, UTC; null when the server did not send it. */
	savedAt: string | null;
	/** The revision that is stored now. */
	revision: number;
	/** Whether it was the same person, in another tab. */
	isOwn: boolean;
}

type Data = Readonly< Record< string, unknown > >;

function isRecord( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

function text( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

/** The field errors in an error's data; other entries are ignored. */
function fieldErrors( data: Data ): FieldError[] {
	const errors: unknown[] = Array.isArray( data[ 'errors' ] )
		? data[ 'errors' ]
		: [];
	return errors.filter( isRecord ).map( ( error ) => ( {
		field: text( error[ 'field' ] ),
		code: text( error[ 'code' ] ),
		message: text( error[ 'message' ] ),
	} ) );
}

function conflictOf( data: Data ): Conflict | undefined {
	const revision = data[ 'revision' ];
	return typeof revision === 'number'
		? {
				savedBy: text( data[ 'saved_by' ] ),
				savedAt: text( data[ 'saved_at' ] ) || null,
				revision,
				isOwn: data[ 'by_you' ] === true,
			}
		: undefined;
}

/** A failed request: refused by the server (`status`, maybe `fields`), or without a response (`isNetwork`). */
export class ApiError extends Error {
	public constructor(
		public readonly code: string,
		message: string,
		public readonly status: number,
		public readonly fields: readonly FieldError[],
		/** Set when a save was refused because somebody else saved before. */
		public readonly conflict?: Conflict,
		/** All data of the error response. */
		public readonly data: Data = {}
	) {
		super( message );
		this.name = 'ApiError';
	}

	public get isNetwork(): boolean {
		return NETWORK_CODES.includes( this.code );
	}

	/** Whether the server may have processed the request: its response is unknown. */
	public get isAnswerLost(): boolean {
		return (
			this.isNetwork ||
			this.code === UNREADABLE_CODE ||
			this.status >= 500
		);
	}

	public get isTimeout(): boolean {
		return this.code === TIMEOUT_CODE;
	}

	/** Whether the user has to log in again. */
	public get isSignedOut(): boolean {
		return this.status === 401 || SIGNED_OUT_CODES.includes( this.code );
	}
}

/** Converts anything thrown, usually by api-fetch, to the error type of the stores. */
export function toApiError( thrown: unknown ): ApiError {
	if ( thrown instanceof ApiError ) {
		return thrown;
	}
	const error = isRecord( thrown ) ? thrown : {};
	const data = isRecord( error[ 'data' ] ) ? error[ 'data' ] : {};
	const status = typeof data[ 'status' ] === 'number' ? data[ 'status' ] : 0;
	return new ApiError(
		text( error[ 'code' ] ),
		text( error[ 'message' ] ),
		status,
		fieldErrors( data ),
		status === 409 ? conflictOf( data ) : undefined,
		data
	);
}
