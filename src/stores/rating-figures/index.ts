import { createReduxStore, register } from '@wordpress/data';
import type { RatingFigures } from '../rating-figures-api';
import { fetchRatingFigures } from '../rating-figures-api';

/** Figures by the id of the post. */
type State = Readonly< Record< number, RatingFigures > >;

type Action = {
	type: 'RECEIVE_FIGURES';
	postId: number;
	figures: RatingFigures;
};

function reducer( state: State = {}, action: Action ): State {
	return action.type === 'RECEIVE_FIGURES'
		? { ...state, [ action.postId ]: action.figures }
		: state;
}

/** What visitors see of posts' ratings, for the block editor. */
export const store = createReduxStore( 'userfeedback/rating-figures', {
	reducer,
	actions: {},
	selectors: {
		/** The figures of a post; undefined until they are loaded, and for posts that cannot be rated. */
		getRatingFigures: (
			state: State,
			postId: number
		): RatingFigures | undefined => state[ postId ],
	},
	resolvers: {
		getRatingFigures:
			( postId: number ) =>
			async ( {
				dispatch,
			}: {
				dispatch: ( action: Action ) => void;
			} ): Promise< void > =>
				dispatch( {
					type: 'RECEIVE_FIGURES',
					postId,
					figures: await fetchRatingFigures( postId ),
				} ),
	},
} );

register( store );
