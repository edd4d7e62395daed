import type { Action, State } from './types';

export function reducer( state: State = {}, action: Action ): State {
	return action.type === 'RECEIVE_EMBED'
		? { ...state, [ action.id ]: action.embed }
		: state;
}
