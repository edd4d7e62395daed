import { combineReducers } from '@wordpress/data';
import type { Action, State } from './types';

function comparisons(
	state: State[ 'comparisons' ] = {},
	action: Action
): State[ 'comparisons' ] {
	return action.type === 'RECEIVE_COMPARISON'
		? { ...state, [ action.path ]: action.comparison }
		: state;
}

function choices(
	state: State[ 'choices' ] = {},
	action: Action
): State[ 'choices' ] {
	return action.type === 'RECEIVE_GROUP_CHOICES'
		? { ...state, [ action.id ]: action.choices }
		: state;
}

export const reducer = combineReducers( { comparisons, choices } );
