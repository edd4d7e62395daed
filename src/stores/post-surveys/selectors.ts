import type { PostSurveys } from '../../survey-model';
import { postSurveysPath } from '../post-surveys-api';
import type { State } from './types';

/**
 * The surveys of a post; undefined until they are loaded once.
 *
 * @param state
 * @param postId
 * @param included Ids of surveys that its content contains.
 */
export function getPostSurveys(
	state: State,
	postId: number,
	included: readonly number[]
): PostSurveys | undefined {
	return state.posts[ postSurveysPath( postId, included ) ];
}
