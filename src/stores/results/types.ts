import type { Overview, SurveyResults } from '../../survey-model';

export interface State {
	/** By the path of the request. */
	readonly overviews: Readonly< Record< string, Overview > >;
	/** By survey id. */
	readonly surveys: Readonly< Record< number, SurveyResults > >;
	/** Incremented each time that the results become stale: earlier ones are fetched again when they are next shown. */
	readonly invalidations: number;
}

export type Action =
	| { type: 'RECEIVE_OVERVIEW'; path: string; overview: Overview }
	| { type: 'RECEIVE_SURVEY_RESULTS'; id: number; results: SurveyResults }
	| { type: 'INVALIDATE_RESULTS' };
