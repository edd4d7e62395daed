import type { Action, State } from './types';

export function reducer( state: State = {}, action: Action ): State {
	return action.type === 'RECEIVE_RATING_HTML'
		? { ...state, [ action.postId ]: action.html }
		: state;
}
