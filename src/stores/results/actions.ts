import type { Overview, SurveyResults } from '../../survey-model';
import type { OverviewQuery } from '../api';
import { overviewPath } from '../api';
import type { Action } from './types';

type ActionOf< Type extends Action[ 'type' ] > = Extract<
	Action,
	{ type: Type }
>;

/** What @wordpress/data hands to resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
}

export function receiveOverview(
	query: OverviewQuery,
	overview: Overview
): ActionOf< 'RECEIVE_OVERVIEW' > {
	return { type: 'RECEIVE_OVERVIEW', path: overviewPath( query ), overview };
}

export function receiveSurveyResults(
	id: number,
	results: SurveyResults
): ActionOf< 'RECEIVE_SURVEY_RESULTS' > {
	return { type: 'RECEIVE_SURVEY_RESULTS', id, results };
}

/** Visitors answer all the time: who looks at any results again gets them anew. */
export function invalidateResults(): ActionOf< 'INVALIDATE_RESULTS' > {
	return { type: 'INVALIDATE_RESULTS' };
}
