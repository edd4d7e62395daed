import type { State } from './types';

/** The current user's exports in the background, the newest first; undefined until they are loaded once. */
export function getExports( state: State ): State[ 'items' ] {
	return state.items;
}
