import { combineReducers } from '@wordpress/data';
import type { ListedRatings } from '../../survey-model';
import { noPages, pagesAfter } from '../pages';
import type { Action, State } from './types';

function posts(
	state: State[ 'posts' ] = {},
	action: Action
): State[ 'posts' ] {
	return action.type === 'RECEIVE_POSTS'
		? { ...state, [ action.path ]: action.page }
		: state;
}

function ratings(
	state: State[ 'ratings' ] = noPages< ListedRatings >(),
	action: Action
): State[ 'ratings' ] {
	switch ( action.type ) {
		case 'RECEIVE_PAGE':
		case 'START_CHANGE':
		case 'FINISH_CHANGE':
		case 'FAIL_CHANGE':
			return pagesAfter( state, action );
		default:
			return state;
	}
}

function invalidations( state = 0, action: Action ): number {
	return action.type === 'INVALIDATE_RATINGS' ? state + 1 : state;
}

export const reducer = combineReducers( { posts, ratings, invalidations } );
