import { getAdminData } from '../admin-data';
import type { Action, State } from './types';

export function reducer(
	state: State = getAdminData().notices,
	action: Action
): State {
	switch ( action.type ) {
		case 'ADD_NOTICE':
			return [
				...state.filter( ( { id } ) => id !== action.notice.id ),
				action.notice,
			];
		case 'BEGIN_CLOSING':
			return state.map( ( notice ) =>
				notice.id === action.id
					? { ...notice, isClosing: true }
					: notice
			);
		case 'REMOVE_NOTICE':
			return state.filter( ( { id } ) => id !== action.id );
		default:
			return state;
	}
}
