import type { Action, State } from './types';
import { previewKey } from './types';

export function reducer( state: State = {}, action: Action ): State {
	return action.type === 'RECEIVE_RATING_HTML'
		? {
				...state,
				[ previewKey( action.postId, action.chosen ) ]: action.html,
			}
		: state;
}
