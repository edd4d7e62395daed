import type { PluginList, State } from './types';

/** The plugins with their status; undefined until they are loaded. */
export function getPlugins( state: State ): PluginList | undefined {
	return state.list ?? undefined;
}

/** How many changes this store has made since the page was loaded. */
export function getChangeCount( state: State ): number {
	return state.changes;
}
