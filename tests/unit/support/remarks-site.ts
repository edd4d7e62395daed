import type { ResponseDetail } from '@/survey-model';
import { fakeServer, refusal } from './fake-server';
import type { Answer } from './fake-server';
import { responseDetail } from './results';

interface Site {
	/** What is sent in the end. */
	stored: () => ResponseDetail;
	/** The changes that were requested: end of the path and body. (api-fetch sends every method but GET as POST.) */
	changes: () => [ string, unknown ][];
}

/**
 * A site that keeps what becomes of response 9 of survey 7, as the server does.
 *
 * @param changes  To the response as it is at first.
 * @param instead  Answers instead of the site; undefined to leave that to the site.
 */
export function remarksSite(
	changes: Partial< ResponseDetail > = {},
	instead: ( path: string, method: string ) => Answer | undefined = () =>
		undefined
): Site {
	let response = responseDetail( changes );
	const { requests } = fakeServer( ( { method, path, body } ) => {
		const other = instead( path, method );
		if ( other !== undefined ) {
			return other;
		}
		const sent = body as {
			tags: string[];
			text: string;
			is_test: boolean;
		};
		if ( path.endsWith( '/surveys/7/tags' ) ) {
			return { body: [ { name: 'Bug', count: 3 } ] };
		}
		if ( path.endsWith( '/9/tags' ) ) {
			response = { ...response, tags: [ ...sent.tags ].sort() };
			return { body: { tags: response.tags } };
		}
		if ( method === 'POST' && path.endsWith( '/notes' ) ) {
			const note = {
				id: 50 + response.notes.length,
				text: sent.text,
				author: 'Ada',
				created_at: '2026-11-22T10:00:00Z',
				can_delete: true,
			};
			response = { ...response, notes: [ ...response.notes, note ] };
			return { status: 201, body: note };
		}
		if ( path.includes( '/notes/' ) ) {
			const id = Number( path.split( '/' ).pop() );
			const notes = response.notes.filter( ( note ) => note.id !== id );
			response = { ...response, notes };
			return { body: { deleted: id } };
		}
		if ( path.endsWith( '/test' ) ) {
			response = { ...response, is_test: sent.is_test };
			return { body: { updated: [ 9 ] } };
		}
		const moved = /\/(trash|spam|restore)$/.exec( path )?.[ 1 ];
		if ( moved !== undefined ) {
			const status =
				moved === 'restore' ? 'publish' : ( moved as 'trash' | 'spam' );
			response = { ...response, status };
			return { body: { updated: [ 9 ] } };
		}
		return path.endsWith( '/responses/9' )
			? { body: response }
			: refusal( 404, 'userfeedback_response_not_found', 'Not there.' );
	} );
	return {
		stored: () => response,
		changes: () =>
			requests
				.filter( ( { method } ) => method !== 'GET' )
				.map( ( { path, body } ) => [
					path.replace( '/userfeedback/v1/surveys/7/responses', '' ),
					body,
				] ),
	};
}
