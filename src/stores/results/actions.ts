import type {
	Overview,
	QuestionTrend,
	SurveyResults,
	TextPage,
} from '../../survey-model';
import type { OverviewQuery, SurveyResultsQuery } from '../api';
import { overviewPath, resultsPath } from '../api';
import type { TextsQuery } from '../question-api';
import { textsPath, trendPath } from '../question-api';
import type { ActionOf, BoundSelectors, ResolverDispatch } from '../types';
import type * as selectors from './selectors';
import type { Action, State } from './types';

/** What @wordpress/data hands to resolvers of this store. */
export interface ResolverArgs {
	dispatch: ResolverDispatch< Action >;
	select: BoundSelectors< State, typeof selectors >;
}

export function receiveOverview(
	query: OverviewQuery,
	overview: Overview
): ActionOf< Action, 'RECEIVE_OVERVIEW' > {
	return { type: 'RECEIVE_OVERVIEW', path: overviewPath( query ), overview };
}

export function receiveSurveyResults(
	id: number,
	query: SurveyResultsQuery,
	results: SurveyResults
): ActionOf< Action, 'RECEIVE_SURVEY_RESULTS' > {
	return {
		type: 'RECEIVE_SURVEY_RESULTS',
		path: resultsPath( id, query ),
		results,
	};
}

export function receiveTexts(
	surveyId: number,
	questionId: string,
	query: TextsQuery,
	page: TextPage
): ActionOf< Action, 'RECEIVE_TEXTS' > {
	return {
		type: 'RECEIVE_TEXTS',
		path: textsPath( surveyId, questionId, query ),
		page,
	};
}

export function receiveTrend(
	surveyId: number,
	questionId: string,
	query: SurveyResultsQuery,
	trend: QuestionTrend
): ActionOf< Action, 'RECEIVE_TREND' > {
	return {
		type: 'RECEIVE_TREND',
		path: trendPath( surveyId, questionId, query ),
		trend,
	};
}

/** Marks all results as stale: visitors may have answered meanwhile. */
export function invalidateResults(): ActionOf< Action, 'INVALIDATE_RESULTS' > {
	return { type: 'INVALIDATE_RESULTS' };
}
