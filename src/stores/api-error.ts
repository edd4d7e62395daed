import type { FieldError } from '../survey-model';

/** The code of a request that was given up after the time that `request()` waits. */
export const TIMEOUT_CODE = 'userfeedback_timeout';

/** The codes of api-fetch for a request that never got an answer, and ours. */
const NETWORK_CODES = [ 'fetch_error', 'offline_error', TIMEOUT_CODE ];

/** The code of an answer that is no JSON, of api-fetch and ours. */
export const UNREADABLE_CODE = 'invalid_json';

/** The code of an ajax action to which WordPress had no answer, as it has none for who is logged out. */
export const NO_ACTION_CODE = 'userfeedback_no_action';

/** The codes of WordPress for a request of somebody whose session has ended. */
const SIGNED_OUT_CODES = [
	'rest_cookie_invalid_nonce',
	'rest_not_logged_in',
	NO_ACTION_CODE,
];

/** Somebody saved since, in another window or as another person. */
export interface Conflict {
	/** A name; empty when the account is gone. */
	savedBy: string;
	/** ISO 8601, UTC; null when the server did not say. */
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

/** The refused fields of an error's data; whatever is no field error is left out. */
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

/** A request that failed: refused by the server (`status`, maybe `fields`), or never answered (`isNetwork`). */
export class ApiError extends Error {
	public constructor(
		public readonly code: string,
		message: string,
		public readonly status: number,
		public readonly fields: readonly FieldError[],
		/** Of a save on top of somebody else's. */
		public readonly conflict?: Conflict,
		/** All that came with it. */
		public readonly data: Data = {}
	) {
		super( message );
		this.name = 'ApiError';
	}

	public get isNetwork(): boolean {
		return NETWORK_CODES.includes( this.code );
	}

	/** Whether the server may have done what was asked all the same: nobody knows what it answered. */
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

	/** Whether logging in again is what helps. */
	public get isSignedOut(): boolean {
		return this.status === 401 || SIGNED_OUT_CODES.includes( this.code );
	}
}

/** Makes the one error type of the stores of whatever was thrown, by api-fetch above all. */
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
