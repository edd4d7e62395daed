import type { Action, State } from './types';

export function reducer( state: State = null, action: Action ): State {
	return action.type === 'RECEIVE_TEMPLATES' ? action.templates : state;
}
