import type { Overview, SurveyResults } from '../../survey-model';

export interface State {
	/** By the path of the request. */
	readonly overviews: Readonly< Record< string, Overview > >;
	/** By survey id. */
	readonly surveys: Readonly< Record< number, SurveyResults > >;
	/** How often the results became stale: what was requested before is loaded again the next time. */
	readonly invalidations: number;
}

export type Action =
	| { type: 'RECEIVE_OVERVIEW'; path: string; overview: Overview }
	| { type: 'RECEIVE_SURVEY_RESULTS'; id: number; results: SurveyResults }
	| { type: 'INVALIDATE_RESULTS' };
