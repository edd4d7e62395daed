import type { StoredSurveyPreview } from '../../survey-model';
import type { Action } from './types';

export function receiveEmbed( id: number, embed: StoredSurveyPreview ): Action {
	return { type: 'RECEIVE_EMBED', id, embed };
}

/** Loads a survey again when it is next needed, for example after it may have been changed in another tab. Until then the loaded one stays. */
export function refreshEmbed( id: number ): Action {
	return { type: 'REFRESH_EMBED', id };
}
