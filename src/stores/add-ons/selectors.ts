import type { AddOnList, State } from './types';

/** The catalogue with what is installed; undefined until it was loaded. */
export function getAddOns( state: State ): AddOnList | undefined {
	return state.list ?? undefined;
}

/** How many changes this store has made since the page was loaded. */
export function getChangeCount( state: State ): number {
	return state.changes;
}
