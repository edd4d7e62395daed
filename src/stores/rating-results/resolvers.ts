import { affectsPages } from '../pages';
import type { RatedPostsQuery, RatingsQuery } from '../rating-results-api';
import { listRatedPosts, listRatings } from '../rating-results-api';
import { fetchLatest, invalidateIfStale } from '../resolving';
import type { ResolverArgs } from './actions';
import { receiveRatedPosts, receiveRatings } from './actions';
import type { Action } from './types';

/** Whether loaded results may be outdated after this action. */
function outdatesRatings( action: Action ): boolean {
	return action.type === 'INVALIDATE_RATINGS' || affectsPages( action );
}

export const getRatedPosts =
	( query: RatedPostsQuery ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		invalidateIfStale(
			select.getInvalidationCount,
			async () => {
				const page = await fetchLatest( select.getListVersion, () =>
					listRatedPosts( query )
				);
				dispatch( receiveRatedPosts( query, page ) );
			},
			() => dispatch.invalidateResolution( 'getRatedPosts', [ query ] )
		);

getRatedPosts.shouldInvalidate = outdatesRatings;

export const getRatings =
	( postId: number, query: RatingsQuery ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		invalidateIfStale(
			select.getInvalidationCount,
			async () => {
				const page = await fetchLatest( select.getListVersion, () =>
					listRatings( postId, query )
				);
				dispatch( receiveRatings( postId, query, page ) );
			},
			() =>
				dispatch.invalidateResolution( 'getRatings', [ postId, query ] )
		);

getRatings.shouldInvalidate = outdatesRatings;
