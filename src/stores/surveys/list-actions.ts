import type { ImportedSurvey, Survey } from '../../survey-model';
import type { SurveyChange } from '../api';
import {
	changeSurveys as requestChange,
	copySurvey,
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

/** Copies a survey as a draft and resolves with the copy. Rejects with an ApiError. */
export function duplicateSurvey( id: number ) {
	return async ( { dispatch }: ThunkArgs ): Promise< Survey > => {
		const copy = await copySurvey( id );
		dispatch( { type: 'FINISH_CHANGE', ids: [] } );
		return copy;
	};
}

/**
 * Publishes surveys or turns them into drafts; they stay in lists of all surveys. Resolves with the server's message,
 * '' for none: some could not be published. Rejects with an ApiError, and then nothing has changed.
 */
export function changeStatus(
	change: 'publish' | 'draft',
	ids: readonly number[]
) {
	return async ( { dispatch }: ThunkArgs ): Promise< string > => {
		const message = await requestChange( change, ids );
		dispatch( { type: 'FINISH_CHANGE', ids: [] } );
		return message;
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
