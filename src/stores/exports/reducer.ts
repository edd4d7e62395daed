import { combineReducers } from '@wordpress/data';
import type { Action, State } from './types';

function items(
	state: State[ 'items' ] = undefined,
	action: Action
): State[ 'items' ] {
	switch ( action.type ) {
		case 'RECEIVE_EXPORTS':
			return action.items;
		case 'ADD_EXPORT':
			return [
				action.item,
				...( state ?? [] ).filter(
					( { id } ) => id !== action.item.id
				),
			];
		case 'REMOVE_EXPORT':
			return state?.filter( ( { id } ) => id !== action.id );
		default:
			return state;
	}
}

export const reducer = combineReducers( { items } );
