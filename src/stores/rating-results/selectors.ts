import type { ListedRatings, RatedPostList } from '../../survey-model';
import type { RatedPostsQuery, RatingsQuery } from '../rating-results-api';
import { ratedPostsPath, ratingsPath } from '../rating-results-api';
import type { State } from './types';

/** A page of the posts with ratings; undefined until it is loaded. */
export function getRatedPosts(
	state: State,
	query: RatedPostsQuery
): RatedPostList | undefined {
	return state.posts[ ratedPostsPath( query ) ];
}

/** A page of the ratings of a post, without those that are being changed; undefined until it is loaded. */
export function getRatings(
	state: State,
	postId: number,
	query: RatingsQuery
): ListedRatings | undefined {
	return state.ratings.shown[ ratingsPath( postId, query ) ];
}

/** Incremented by each change that may affect any page. */
export function getListVersion( state: State ): number {
	return state.ratings.version;
}

/** Incremented each time that everything becomes stale. */
export function getInvalidationCount( state: State ): number {
	return state.invalidations;
}
