import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import type {
	FieldError,
	SavedSurvey,
	Survey,
	SurveyInput,
	SurveyList,
	SurveyResults,
} from '../survey-model';

const BASE = '/userfeedback/v1';

/** Which page of the surveys, and in which order. */
export interface SurveyQuery {
	page: number;
	per_page: number;
	orderby: 'id' | 'title' | 'status' | 'created_at';
	order: 'asc' | 'desc';
}

/** The codes of api-fetch for a request that never got an answer. */
const NETWORK_CODES = [ 'fetch_error', 'offline_error' ];

/** A request that failed: refused by the server (`status`, maybe `fields`), or never answered (`isNetwork`). */
export class ApiError extends Error {
	public constructor(
		public readonly code: string,
		message: string,
		public readonly status: number,
		public readonly fields: readonly FieldError[]
	) {
		super( message );
		this.name = 'ApiError';
	}

	public get isNetwork(): boolean {
		return NETWORK_CODES.includes( this.code );
	}
}

function isRecord( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

function text( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

/** The refused fields of an error's data; whatever is no field error is left out. */
function fieldErrors( data: Record< string, unknown > ): FieldError[] {
	const errors: unknown[] = Array.isArray( data[ 'errors' ] )
		? data[ 'errors' ]
		: [];
	return errors.filter( isRecord ).map( ( error ) => ( {
		field: text( error[ 'field' ] ),
		code: text( error[ 'code' ] ),
		message: text( error[ 'message' ] ),
	} ) );
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
		fieldErrors( data )
	);
}

async function request< T >(
	path: string,
	options: { method?: 'POST'; data?: object } = {}
): Promise< T > {
	try {
		return await apiFetch< T >( { path: BASE + path, ...options } );
	} catch ( thrown ) {
		throw toApiError( thrown );
	}
}

/** The path of a page of the surveys, also the key under which the store keeps it. */
export function surveysPath( query: SurveyQuery ): string {
	return addQueryArgs( '/surveys', { ...query } );
}

export function listSurveys( query: SurveyQuery ): Promise< SurveyList > {
	return request( surveysPath( query ) );
}

export function fetchSurvey( id: number ): Promise< Survey > {
	return request( `/surveys/${ id }` );
}

export function createSurvey( survey: SurveyInput ): Promise< SavedSurvey > {
	return request( '/surveys', { method: 'POST', data: { survey } } );
}

/**
 * Saves what changed. The revision is the one that the changes were made on, for the server to notice that somebody
 * else saved in between.
 */
export function updateSurvey(
	id: number,
	changes: SurveyInput,
	revision: number
): Promise< SavedSurvey > {
	return request( `/surveys/${ id }`, {
		method: 'POST',
		data: { survey: changes, revision },
	} );
}

export function fetchResults( surveyId: number ): Promise< SurveyResults > {
	return request( `/surveys/${ surveyId }/results` );
}
