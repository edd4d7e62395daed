import type { AddOnList, State } from './types';

/** The catalogue with the status of each add-on; undefined until it is loaded. */
export function getAddOns( state: State ): AddOnList | undefined {
	return state.list ?? undefined;
}

/** How many changes this store has made since the page was loaded. */
export function getChangeCount( state: State ): number {
	return state.changes;
}
