import type { ImportedSurvey, Survey, SurveyInput } from '../../survey-model';
import type { SurveyChange, SurveyStatusChange } from '../api';
import {
	changeSurveyStatus,
	changeSurveys as requestChange,
	copySurvey,
	createSurvey,
	exportSurvey as requestExport,
	importSurvey as requestImport,
} from '../api';
import { sendChange } from '../pages';
import type { ThunkArgs } from './actions';

/**
 * Moves surveys to the trash, restores them or deletes them permanently. Resolves with the server's message, '' for
 * none. Rejects with an ApiError, and then nothing has changed.
 */
export function changeSurveys( change: SurveyChange, ids: readonly number[] ) {
	return ( { dispatch }: ThunkArgs ): Promise< string > =>
		sendChange( dispatch, { ids }, () => requestChange( change, ids ) );
}

/**
 * Publishes surveys or turns them into drafts; they stay in lists of all surveys. Resolves with the number of surveys that have the status now, and why
 * the others do not. Rejects with an ApiError, and then nothing has changed.
 */
export function changeStatus(
	change: SurveyStatusChange,
	ids: readonly number[]
) {
	return async ( {
		dispatch,
	}: ThunkArgs ): Promise< { count: number; message: string } > => {
		const { updated, message } = await changeSurveyStatus( change, ids );
		dispatch( { type: 'FINISH_CHANGE', ids: [] } );
		return { count: updated.length, message };
	};
}

/** Copies a survey as a draft and resolves with the copy. Rejects with an ApiError. */
export function duplicateSurvey( id: number ) {
	return async ( { dispatch }: ThunkArgs ): Promise< Survey > => {
		const copy = await copySurvey( id );
		dispatch( { type: 'FINISH_CHANGE', ids: [] } );
		return copy;
	};
}

/**
 * Creates a draft and resolves with it. Rejects with an ApiError. If its response was lost, repeat it with the same ids: then there is one draft.
 *
 * @param input    Missing fields are those of a new survey.
 * @param clientId A UUID for the survey.
 * @param saveId   A UUID for the attempt.
 */
export function createDraft(
	input: SurveyInput,
	clientId: string,
	saveId: string
) {
	return async ( { dispatch }: ThunkArgs ): Promise< Survey > => {
		const draft = await createSurvey( input, clientId, saveId );
		dispatch( { type: 'FINISH_CHANGE', ids: [] } );
		return draft;
	};
}

/** The content of a file with a survey. Rejects with an ApiError. */
export function exportSurvey( id: number ) {
	return (): Promise< object > => requestExport( id );
}

/** Creates a draft from the content of a file and resolves with it. Rejects with an ApiError. */
export function importSurvey( file: object ) {
	return async ( { dispatch }: ThunkArgs ): Promise< ImportedSurvey > => {
		const imported = await requestImport( file );
		dispatch( { type: 'FINISH_CHANGE', ids: [] } );
		return imported;
	};
}
