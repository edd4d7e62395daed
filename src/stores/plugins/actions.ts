import { ajax } from '../ajax';
import type { ActionOf, BoundSelectors } from '../types';
import type * as selectors from './selectors';
import type { Action, KnownPlugin, PluginList, State } from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}

/** Seconds: WordPress may have to download a package first. */
const SECONDS_TO_INSTALL = 300;

interface PluginAnswer {
	plugin: KnownPlugin;
}

export function receivePlugins(
	list: PluginList
): ActionOf< Action, 'RECEIVE_PLUGINS' > {
	return { type: 'RECEIVE_PLUGINS', list };
}

function received(
	{ dispatch }: ThunkArgs,
	{ plugin }: PluginAnswer
): KnownPlugin {
	dispatch( { type: 'RECEIVE_PLUGIN', plugin } );
	return plugin;
}

/** Installs a plugin of the list and resolves with it. Rejects with an ApiError. */
export function installPlugin( slug: string ) {
	return async ( args: ThunkArgs ): Promise< KnownPlugin > =>
		received(
			args,
			await ajax< PluginAnswer >(
				'userfeedback_install_plugin',
				{ slug },
				{ purpose: 'install', seconds: SECONDS_TO_INSTALL }
			)
		);
}

/** Activates an installed plugin of the list and resolves with it. Rejects with an ApiError. */
export function activatePlugin( basename: string ) {
	return async ( args: ThunkArgs ): Promise< KnownPlugin > =>
		received(
			args,
			await ajax< PluginAnswer >(
				'userfeedback_activate_plugin',
				{ basename },
				{ purpose: 'activate' }
			)
		);
}
