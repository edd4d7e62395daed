import type { OverviewQuery, SurveyResultsQuery } from '../api';
import { fetchOverview, fetchResults } from '../api';
import type { TextsQuery } from '../question-api';
import { fetchTexts, fetchTrend } from '../question-api';
import { invalidateIfStale } from '../resolving';
import type { ResolverArgs } from './actions';
import {
	receiveOverview,
	receiveSurveyResults,
	receiveTexts,
	receiveTrend,
} from './actions';
import type { Action } from './types';

function isInvalidation( action: Action ): boolean {
	return action.type === 'INVALIDATE_RESULTS';
}

export const getOverview =
	( query: OverviewQuery ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		invalidateIfStale(
			select.getInvalidationCount,
			async () =>
				dispatch(
					receiveOverview( query, await fetchOverview( query ) )
				),
			() => dispatch.invalidateResolution( 'getOverview', [ query ] )
		);

getOverview.shouldInvalidate = isInvalidation;

export const getSurveyResults =
	( id: number, query: SurveyResultsQuery ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		invalidateIfStale(
			select.getInvalidationCount,
			async () =>
				dispatch(
					receiveSurveyResults(
						id,
						query,
						await fetchResults( id, query )
					)
				),
			() =>
				dispatch.invalidateResolution( 'getSurveyResults', [
					id,
					query,
				] )
		);

getSurveyResults.shouldInvalidate = isInvalidation;

export const getTexts =
	( surveyId: number, questionId: string, query: TextsQuery ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		invalidateIfStale(
			select.getInvalidationCount,
			async () =>
				dispatch(
					receiveTexts(
						surveyId,
						questionId,
						query,
						await fetchTexts( surveyId, questionId, query )
					)
				),
			() =>
				dispatch.invalidateResolution( 'getTexts', [
					surveyId,
					questionId,
					query,
				] )
		);

getTexts.shouldInvalidate = isInvalidation;

export const getTrend =
	( surveyId: number, questionId: string, query: SurveyResultsQuery ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		invalidateIfStale(
			select.getInvalidationCount,
			async () =>
				dispatch(
					receiveTrend(
						surveyId,
						questionId,
						query,
						await fetchTrend( surveyId, questionId, query )
					)
				),
			() =>
				dispatch.invalidateResolution( 'getTrend', [
					surveyId,
					questionId,
					query,
				] )
		);

getTrend.shouldInvalidate = isInvalidation;
