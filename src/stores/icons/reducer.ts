import type { Action, State } from './types';

export function reducer( state: State = {}, action: Action ): State {
	return action.type === 'RECEIVE_ICONS'
		? { ...state, [ action.style ]: action.icons }
		: state;
}
