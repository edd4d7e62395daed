import type { State } from './types';

/** What there is to import, and the last runs; undefined until it is loaded once. */
export function getOverview( state: State ): State[ 'overview' ] {
	return state.overview;
}

/** What this window does or has done last. */
export function getWork( state: State ): State[ 'work' ] {
	return state.work;
}
