/** A plugin of another vendor that can be installed and activated from our screens, with its status on this site. */
export interface KnownPlugin {
	/** In the plugin directory of wordpress.org. */
	slug: string;
	/** The plugin's own name. */
	title: string;
	/** What it is for. */
	purpose: 'analytics' | 'automation';
	/** WordPress' plugin basename, folder/file.php. */
	basename: string;
	installed: boolean;
	active: boolean;
}

/** How far the automation plugin is set up. */
export interface AutomationState {
	/** What comes next: 1 install and activate it, 2 run its setup wizard, 3 create recipes. */
	active_step: 1 | 2 | 3;
	setup_url: string;
	recipe_url: string;
}

/** The plugins and the user's permissions. */
export interface PluginList {
	plugins: readonly KnownPlugin[];
	automation: AutomationState;
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
