import type { ListedRatings, RatedPostList } from '../../survey-model';
import type { Pages, PagesAction } from '../pages';

export interface State {
	/** Pages of posts, by the path of their request. */
	readonly posts: Readonly< Record< string, RatedPostList > >;
	/** Pages of single ratings. */
	readonly ratings: Pages< ListedRatings >;
	/** Incremented each time that all of it becomes stale. */
	readonly invalidations: number;
}

export type Action =
	| PagesAction< ListedRatings >
	| { type: 'RECEIVE_POSTS'; path: string; page: RatedPostList }
	| { type: 'INVALIDATE_RATINGS' };
