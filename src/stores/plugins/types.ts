/** A plugin of another vendor that can be installed and activated from our screens, with its status on this site. */
export interface KnownPlugin {
	/** In the plugin directory of wordpress.org. */
	slug: string;
	/** The plugin's own name. */
	title: string;
	/** What it is for. */
	purpose: 'analytics';
	/** WordPress' plugin basename, folder/file.php. */
	basename: string;
	installed: boolean;
	active: boolean;
}

/** The plugins and the user's permissions. */
export interface PluginList {
	plugins: readonly KnownPlugin[];
	can_install: boolean;
	can_activate: boolean;
}

export interface State {
	/** null until it is loaded. */
	readonly list: PluginList | null;
	/** Incremented by each change: responses to earlier requests are then stale. */
	readonly changes: number;
}

export type Action =
	| { type: 'RECEIVE_PLUGINS'; list: PluginList }
	| { type: 'RECEIVE_PLUGIN'; plugin: KnownPlugin };
