import type { PostSurveys } from '../../survey-model';

export interface State {
	/** By the path of the request. */
	readonly posts: Readonly< Record< string, PostSurveys > >;
}

export type Action = {
	type: 'RECEIVE_POST_SURVEYS';
	path: string;
	surveys: PostSurveys;
};
