import type { SurveyResults } from '../../survey-model';

export interface State {
	/** By survey id. */
	readonly surveys: Readonly< Record< number, SurveyResults > >;
}

export type Action =
	| { type: 'RECEIVE_SURVEY_RESULTS'; id: number; results: SurveyResults }
	| { type: 'INVALIDATE_SURVEY_RESULTS'; id: number };
