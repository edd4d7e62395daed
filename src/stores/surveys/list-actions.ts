import type { Survey } from '../../survey-model';
import type { SurveyChange } from '../api';
import { changeSurveys as sendChange, copySurvey, toApiError } from '../api';
import type { ThunkArgs } from './actions';

/**
 * Puts surveys into the trash, back out of it, or deletes them for good. Answers the server's message, '' for none. Rejects
 * with an ApiError; nothing has changed then.
 */
export function changeSurveys( change: SurveyChange, ids: readonly number[] ) {
	return async ( { dispatch }: ThunkArgs ): Promise< string > => {
		dispatch( { type: 'START_CHANGE', ids } );
		try {
			const message = await sendChange( change, ids );
			dispatch( { type: 'FINISH_CHANGE', ids } );
			return message;
		} catch ( thrown ) {
			const error = toApiError( thrown );
			// A site that answered knows something that the list does not.
			const isOutdated = error.status !== 0;
			dispatch( { type: 'FAIL_CHANGE', ids, isOutdated } );
			throw error;
		}
	};
}

/** Makes a copy of a survey, a draft, and answers it. Rejects with an ApiError. */
export function duplicateSurvey( id: number ) {
	return async ( { dispatch }: ThunkArgs ): Promise< Survey > => {
		const copy = await copySurvey( id );
		dispatch( { type: 'FINISH_CHANGE', ids: [] } );
		return copy;
	};
}
