import type {
	FileImport,
	FileImportChanges,
	FileImportList,
} from '../survey-model';
import { request } from './request';

/** Seconds: a step of an import on a slow server. */
const STEP_SECONDS = 120;

/** Seconds: the largest file over a slow line. */
const UPLOAD_SECONDS = 1800;

const pathOf = ( id: number ): string => `/imports/${ id }`;

/** The current user's imports, the newest first, and the largest size of a file. */
export function listImports(): Promise< FileImportList > {
	return request( '/imports' );
}

/** Uploads a file with answers. Nothing of it becomes a response before startImport(). */
export function uploadImport( file: File ): Promise< FileImport > {
	const body = new FormData();
	body.append( 'file', file );
	return request( '/imports', {
		method: 'POST',
		body,
		seconds: UPLOAD_SECONDS,
	} );
}

/** How far an import is. While it is at work, the request does its next step. */
export function fetchImport( id: number ): Promise< FileImport > {
	return request( pathOf( id ), { seconds: STEP_SECONDS } );
}

/** Changes what the columns become; resolves with the questions and responses that result. */
export function saveMapping(
	id: number,
	changes: FileImportChanges
): Promise< FileImport > {
	return request( pathOf( id ), {
		method: 'POST',
		data: changes,
		seconds: STEP_SECONDS,
	} );
}

/** Begins to store the responses. */
export function startImport( id: number ): Promise< FileImport > {
	return request( `${ pathOf( id ) }/start`, {
		method: 'POST',
		seconds: STEP_SECONDS,
	} );
}

/** Deletes the file, and what an unfinished import has stored; the survey of a finished one stays. */
export async function deleteImport( id: number ): Promise< void > {
	await request( pathOf( id ), { method: 'DELETE', seconds: STEP_SECONDS } );
}
