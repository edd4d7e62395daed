import { combineReducers } from '@wordpress/data';
import type { Action, State } from './types';

const NO_LISTS: State[ 'lists' ] = {};
const NO_DETAILS: State[ 'details' ] = {};

function lists(
	state: State[ 'lists' ] = NO_LISTS,
	action: Action
): State[ 'lists' ] {
	switch ( action.type ) {
		case 'RECEIVE_RESPONSE_LIST':
			return { ...state, [ action.path ]: action.list };
		case 'FINISH_CHANGE':
			// Any page of any list may be another one now; screens keep showing theirs until it is loaded again.
			return NO_LISTS;
		default:
			return state;
	}
}

function details(
	state: State[ 'details' ] = NO_DETAILS,
	action: Action
): State[ 'details' ] {
	switch ( action.type ) {
		case 'RECEIVE_RESPONSE':
			return { ...state, [ action.response.id ]: action.response };
		case 'FINISH_CHANGE':
			// Neighbours and positions change with it.
			return NO_DETAILS;
		default:
			return state;
	}
}

function changes( state = 0, action: Action ): number {
	return action.type === 'FINISH_CHANGE' ? state + 1 : state;
}

export const reducer = combineReducers( { lists, details, changes } );
