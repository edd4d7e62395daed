import type { Overview, SurveyResults } from '../../survey-model';
import type { OverviewQuery } from '../api';
import { overviewPath } from '../api';
import type { State } from './types';

/** The daily counts of a range and a page of surveys; undefined until they are loaded once. */
export function getOverview(
	state: State,
	query: OverviewQuery
): Overview | undefined {
	return state.overviews[ overviewPath( query ) ];
}

/** The statistics of a survey; undefined until they are loaded once. */
export function getSurveyResults(
	state: State,
	id: number
): SurveyResults | undefined {
	return state.surveys[ id ];
}

/** Incremented each time that loaded results become stale. */
export function getInvalidationCount( state: State ): number {
	return state.invalidations;
}
