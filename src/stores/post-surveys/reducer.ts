import { combineReducers } from '@wordpress/data';
import type { Action, State } from './types';

function posts(
	state: State[ 'posts' ] = {},
	action: Action
): State[ 'posts' ] {
	return action.type === 'RECEIVE_POST_SURVEYS'
		? { ...state, [ action.path ]: action.surveys }
		: state;
}

export const reducer = combineReducers( { posts } );
