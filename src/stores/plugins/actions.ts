import * as api from '../installer-api';
import type { ActionOf, BoundSelectors } from '../types';
import type * as selectors from './selectors';
import type {
	Action,
	KnownPlugin,
	PluginList,
	PluginListName,
	State,
} from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}

export function receivePlugins(
	name: PluginListName,
	list: PluginList
): ActionOf< Action, 'RECEIVE_PLUGINS' > {
	return { type: 'RECEIVE_PLUGINS', name, list };
}

function change( request: () => Promise< KnownPlugin > ) {
	return async ( { dispatch }: ThunkArgs ): Promise< KnownPlugin > => {
		const plugin = await request();
		dispatch( { type: 'RECEIVE_PLUGIN', plugin } );
		return plugin;
	};
}

/** Installs a plugin of the list and resolves with it. Rejects with an ApiError. */
export function installPlugin( slug: string ) {
	return change( () => api.installPlugin( slug ) );
}

/** Activates an installed plugin of the list and resolves with it. Rejects with an ApiError. */
export function activatePlugin( basename: string ) {
	return change( () => api.activatePlugin( basename ) );
}

/** Deactivates a plugin of the list and resolves with it; its settings are kept. Rejects with an ApiError. */
export function deactivatePlugin( basename: string ) {
	return change( () => api.deactivatePlugin( basename ) );
}
