import type { ResponseNote, ResponseTag } from '../survey-model';
import { request } from './request';

function responsePath( surveyId: number, id: number ): string {
	return `/surveys/${ surveyId }/responses/${ id }`;
}

/** The tags of a survey's responses, the most used first; at most a hundred. */
export function fetchTags( surveyId: number ): Promise< ResponseTag[] > {
	return request( `/surveys/${ surveyId }/tags` );
}

/** Replaces the tags of a response and resolves with those that are stored, in alphabetical order. */
export async function updateTags(
	surveyId: number,
	id: number,
	tags: readonly string[]
): Promise< string[] > {
	const stored = await request< { tags: string[] } >(
		`${ responsePath( surveyId, id ) }/tags`,
		{ method: 'POST', data: { tags } }
	);
	return stored.tags;
}

/** Adds a note to a response. */
export function createNote(
	surveyId: number,
	id: number,
	text: string
): Promise< ResponseNote > {
	return request( `${ responsePath( surveyId, id ) }/notes`, {
		method: 'POST',
		data: { text },
	} );
}

export async function deleteNote(
	surveyId: number,
	id: number,
	noteId: number
): Promise< void > {
	await request( `${ responsePath( surveyId, id ) }/notes/${ noteId }`, {
		method: 'DELETE',
	} );
}

/** Marks responses as tests, which are not counted, or as none. */
export async function markResponses(
	surveyId: number,
	ids: readonly number[],
	isTest: boolean
): Promise< void > {
	await request( `/surveys/${ surveyId }/responses/test`, {
		method: 'POST',
		data: { response_ids: ids, is_test: isTest },
	} );
}
