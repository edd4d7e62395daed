import type { Overview, SurveyResults } from '../../survey-model';

export interface State {
	/** By the path of the request. */
	readonly overviews: Readonly< Record< string, Overview > >;
	/** By survey id. */
	readonly surveys: Readonly< Record< number, SurveyResults > >;
	/** How often the results were left: what was asked for before is loaded anew the next time. */
	readonly visits: number;
}

export type Action =
	| { type: 'RECEIVE_OVERVIEW'; path: string; overview: Overview }
	| { type: 'RECEIVE_SURVEY_RESULTS'; id: number; results: SurveyResults }
	| { type: 'INVALIDATE_RESULTS' };
