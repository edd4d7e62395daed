import type { PluginList, State } from './types';

/** The plugins that surveys use, with their status; undefined until they are loaded. */
export function getPlugins( state: State ): PluginList | undefined {
	return state.lists.surveys;
}

/** The plugins that the screens Growth Tools and About Us recommend, with their status; undefined until they are loaded. */
export function getGrowthPlugins( state: State ): PluginList | undefined {
	return state.lists.growth;
}

/** How many changes this store has made since the page was loaded. */
export function getChangeCount( state: State ): number {
	return state.changes;
}
