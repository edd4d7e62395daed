import type { OverviewQuery, ResultsQuery } from '../api';
import { fetchOverview, fetchResults } from '../api';
import { invalidateIfStale } from '../resolving';
import type { ResolverArgs } from './actions';
import { receiveOverview, receiveSurveyResults } from './actions';
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
	( id: number, query: ResultsQuery ) =>
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
