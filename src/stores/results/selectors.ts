import type { Overview, SurveyResults } from '../../survey-model';
import type { OverviewQuery } from '../api';
import { overviewPath } from '../api';
import type { State } from './types';

/** The daily figures of some days, with a page of the surveys; undefined until it was loaded once. */
export function getOverview(
	state: State,
	query: OverviewQuery
): Overview | undefined {
	return state.overviews[ overviewPath( query ) ];
}

/** The figures of a survey; undefined until they were loaded once. */
export function getSurveyResults(
	state: State,
	id: number
): SurveyResults | undefined {
	return state.surveys[ id ];
}

/** A number that grows each time that loaded results become stale. */
export function getInvalidationCount( state: State ): number {
	return state.invalidations;
}
