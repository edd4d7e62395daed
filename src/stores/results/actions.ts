import type { SurveyResults } from '../../survey-model';
import type { Action } from './types';

type ActionOf< Type extends Action[ 'type' ] > = Extract<
	Action,
	{ type: Type }
>;

/** What @wordpress/data hands to resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
}

export function receiveSurveyResults(
	id: number,
	results: SurveyResults
): ActionOf< 'RECEIVE_SURVEY_RESULTS' > {
	return { type: 'RECEIVE_SURVEY_RESULTS', id, results };
}

/** Visitors answer all the time: who looks at the results again gets them anew. */
export function invalidateSurveyResults(
	id: number
): ActionOf< 'INVALIDATE_SURVEY_RESULTS' > {
	return { type: 'INVALIDATE_SURVEY_RESULTS', id };
}
