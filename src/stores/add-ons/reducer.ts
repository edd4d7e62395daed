import { combineReducers } from '@wordpress/data';
import type { Action, AddOnList, State } from './types';

function list(
	state: AddOnList | null = null,
	action: Action
): AddOnList | null {
	switch ( action.type ) {
		case 'RECEIVE_ADD_ONS':
			return action.list;
		case 'RECEIVE_ADD_ON':
			return (
				state && {
					...state,
					addons: state.addons.map( ( addOn ) =>
						addOn.slug === action.addOn.slug ? action.addOn : addOn
					),
				}
			);
		default:
			return state;
	}
}

function changes( state = 0, action: Action ): number {
	return action.type === 'RECEIVE_ADD_ON' ||
		action.type === 'INVALIDATE_ADD_ONS'
		? state + 1
		: state;
}

export const reducer: ( state: State | undefined, action: Action ) => State =
	combineReducers( { list, changes } );
