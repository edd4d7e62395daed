import type { State } from './types';

export function getNotices( state: State ): State {
	return state;
}
