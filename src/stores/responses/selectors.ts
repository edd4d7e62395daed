import type { ResponseDetail, ResponseList } from '../../survey-model';
import type { ResponseQuery } from '../api';
import { responsesPath } from '../api';
import type { State } from './types';

/** A page of a survey's responses; undefined until it was loaded, and after something in it may have changed. */
export function getResponseList(
	state: State,
	surveyId: number,
	query: ResponseQuery
): ResponseList | undefined {
	return state.lists[ responsesPath( surveyId, query ) ];
}

/** A response with its answers and neighbours; undefined until it was loaded. */
export function getResponse(
	state: State,
	surveyId: number,
	id: number
): ResponseDetail | undefined {
	const response = state.details[ id ];
	return response?.survey.id === surveyId ? response : undefined;
}

/** How many changes this store has made since the page was loaded. */
export function getChangeCount( state: State ): number {
	return state.changes;
}

/** How often what was loaded has become old since the page was loaded. */
export function getVisitCount( state: State ): number {
	return state.visits;
}
