import type {
	ResponseChoices,
	ResponseDetail,
	ResponseList,
	ResponseTag,
} from '../../survey-model';
import type { ResponseQuery } from '../api';
import { responsesPath } from '../api';
import type { State } from './types';

/** A page of a survey's responses, without those that are being changed; undefined until it is loaded. */
export function getResponseList(
	state: State,
	surveyId: number,
	query: ResponseQuery
): ResponseList | undefined {
	return state.lists.shown[ responsesPath( surveyId, query ) ];
}

/** A response with its answers and neighbours; undefined until it is loaded. */
export function getResponse(
	state: State,
	surveyId: number,
	id: number
): ResponseDetail | undefined {
	const response = state.details[ id ];
	return response?.survey.id === surveyId ? response : undefined;
}

/** The tags of a survey's responses, the most used first; undefined until they are loaded. */
export function getTags(
	state: State,
	surveyId: number
): readonly ResponseTag[] | undefined {
	return state.tags[ surveyId ];
}

/** What a survey's list can be filtered by, and the columns of its table; undefined until it is loaded. */
export function getResponseChoices(
	state: State,
	surveyId: number
): ResponseChoices | undefined {
	return state.choices[ surveyId ];
}

/** Incremented by each change that may affect any page. */
export function getListVersion( state: State ): number {
	return state.lists.version;
}

/** Incremented each time that loaded responses become stale. */
export function getInvalidationCount( state: State ): number {
	return state.invalidations;
}
