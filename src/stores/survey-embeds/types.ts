import type { StoredSurveyPreview } from '../../survey-model';

/** By survey id. */
export type State = Readonly< Record< number, StoredSurveyPreview > >;

export type Action =
	| { type: 'RECEIVE_EMBED'; id: number; embed: StoredSurveyPreview }
	| { type: 'REFRESH_EMBED'; id: number };
