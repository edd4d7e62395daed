import { createReduxStore, register } from '@wordpress/data';
import type { RatingStatistics } from '../rating-statistics-api';
import { fetchRatingStatistics } from '../rating-statistics-api';

/** Statistics by the id of the post. */
type State = Readonly< Record< number, RatingStatistics > >;

type Action = {
	type: 'RECEIVE_FIGURES';
	postId: number;
	statistics: RatingStatistics;
};

function reducer( state: State = {}, action: Action ): State {
	return action.type === 'RECEIVE_FIGURES'
		? { ...state, [ action.postId ]: action.statistics }
		: state;
}

/** What visitors see of posts' ratings, for the block editor. */
export const store = createReduxStore( 'userfeedback/rating-statistics', {
	reducer,
	actions: {},
	selectors: {
		/** The statistics of a post; undefined until they are loaded, and for posts that cannot be rated. */
		getRatingStatistics: (
			state: State,
			postId: number
		): RatingStatistics | undefined => state[ postId ],
	},
	resolvers: {
		getRatingStatistics:
			( postId: number ) =>
			async ( {
				dispatch,
			}: {
				dispatch: ( action: Action ) => void;
			} ): Promise< void > =>
				dispatch( {
					type: 'RECEIVE_FIGURES',
					postId,
					statistics: await fetchRatingStatistics( postId ),
				} ),
	},
} );

register( store );
