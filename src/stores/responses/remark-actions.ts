import {
	createNote,
	deleteNote,
	markResponses,
	updateTags,
} from '../remarks-api';
import type { ThunkArgs } from './actions';

// All of these reject with what toApiError() takes, and then nothing has changed.

/** Adds a note to a response. */
export function addNote( surveyId: number, id: number, text: string ) {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		const note = await createNote( surveyId, id, text );
		dispatch( { type: 'ADD_NOTE', id, note } );
	};
}

/** Deletes a note. */
export function removeNote( surveyId: number, id: number, noteId: number ) {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		await deleteNote( surveyId, id, noteId );
		dispatch( { type: 'REMOVE_NOTE', id, noteId } );
	};
}

/** Replaces the tags of a response. */
export function setTags(
	surveyId: number,
	id: number,
	wanted: readonly string[]
) {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		const tags = await updateTags( surveyId, id, wanted );
		dispatch( { type: 'SET_TAGS', surveyId, id, tags } );
	};
}

/** Marks responses as tests, which are not counted, or as none. They stay in lists without a filter by that. */
export function markAsTest(
	surveyId: number,
	ids: readonly number[],
	isTest: boolean
) {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		await markResponses( surveyId, ids, isTest );
		dispatch( { type: 'MARK_RESPONSES', surveyId, ids, isTest } );
	};
}
