import { addQueryArgs } from '@wordpress/url';
import type { PostSurveys } from '../survey-model';
import { request } from './request';

/** The path of a post's surveys, which is also their key in the store. */
export function postSurveysPath(
	postId: number,
	included: readonly number[]
): string {
	return addQueryArgs( `/posts/${ postId }/surveys`, {
		include: [ ...included ],
	} );
}

/**
 * The surveys that are for the page of a post, and its ratings.
 *
 * @param postId
 * @param included Ids of surveys that its content contains.
 */
export function fetchPostSurveys(
	postId: number,
	included: readonly number[]
): Promise< PostSurveys > {
	return request( postSurveysPath( postId, included ) );
}
