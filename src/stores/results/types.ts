import type {
	Overview,
	QuestionTrend,
	SurveyResults,
	TextPage,
} from '../../survey-model';

export interface State {
	/** By the path of the request. */
	readonly overviews: Readonly< Record< string, Overview > >;
	/** By the path of the request. */
	readonly surveys: Readonly< Record< string, SurveyResults > >;
	/** By the path of the request. */
	readonly texts: Readonly< Record< string, TextPage > >;
	/** By the path of the request. */
	readonly trends: Readonly< Record< string, QuestionTrend > >;
	/** Incremented each time that the results become stale: earlier ones are fetched again when they are next shown. */
	readonly invalidations: number;
}

export type Action =
	| { type: 'RECEIVE_OVERVIEW'; path: string; overview: Overview }
	| { type: 'RECEIVE_SURVEY_RESULTS'; path: string; results: SurveyResults }
	| { type: 'RECEIVE_TEXTS'; path: string; page: TextPage }
	| { type: 'RECEIVE_TREND'; path: string; trend: QuestionTrend }
	| { type: 'INVALIDATE_RESULTS' };
