import type { PostSurveys } from '../../survey-model';
import { postSurveysPath } from '../post-surveys-api';
import type { Action } from './types';

export function receivePostSurveys(
	postId: number,
	included: readonly number[],
	surveys: PostSurveys
): Action {
	return {
		type: 'RECEIVE_POST_SURVEYS',
		path: postSurveysPath( postId, included ),
		surveys,
	};
}
