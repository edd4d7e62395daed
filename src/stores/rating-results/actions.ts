import type { ListedRatings, RatedPostList } from '../../survey-model';
import { sendChange } from '../pages';
import type {
	RatedPostsQuery,
	RatingAction,
	RatingsQuery,
} from '../rating-results-api';
import * as api from '../rating-results-api';
import type { ActionOf, BoundSelectors, ResolverDispatch } from '../types';
import type * as selectors from './selectors';
import type { Action, State } from './types';

/** What @wordpress/data hands to thunks of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
}

/** What it hands to resolvers. */
export interface ResolverArgs {
	dispatch: ResolverDispatch< Action >;
	select: BoundSelectors< State, typeof selectors >;
}

export function receiveRatedPosts(
	query: RatedPostsQuery,
	page: RatedPostList
): ActionOf< Action, 'RECEIVE_POSTS' > {
	return { type: 'RECEIVE_POSTS', path: api.ratedPostsPath( query ), page };
}

export function receiveRatings(
	postId: number,
	query: RatingsQuery,
	page: ListedRatings
): ActionOf< Action, 'RECEIVE_PAGE' > {
	return {
		type: 'RECEIVE_PAGE',
		path: api.ratingsPath( postId, query ),
		page,
	};
}

/** Marks everything as stale: visitors may have rated meanwhile. */
export function invalidateRatings(): ActionOf< Action, 'INVALIDATE_RATINGS' > {
	return { type: 'INVALIDATE_RATINGS' };
}

/** Takes ratings of a post out of spam or deletes them permanently. Rejects with an ApiError, and then nothing has changed. */
export function changeRatings(
	postId: number,
	change: RatingAction,
	ids: readonly number[]
) {
	return ( { dispatch }: ThunkArgs ): Promise< void > =>
		sendChange( dispatch, { ids }, () =>
			api.changeRatings( postId, change, ids )
		);
}
