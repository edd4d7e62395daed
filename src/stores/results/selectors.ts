import type { SurveyResults } from '../../survey-model';
import type { State } from './types';

/** The figures of a survey; undefined until they were loaded once. */
export function getSurveyResults(
	state: State,
	id: number
): SurveyResults | undefined {
	return state.surveys[ id ];
}
