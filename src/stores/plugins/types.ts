/** A plugin of another vendor that can be installed and activated from our screens, with its status on this site. */
export interface KnownPlugin {
	/** In the plugin directory of wordpress.org. */
	slug: string;
	/** The plugin's own name. */
	title: string;
	/** What surveys use it for; `growth` if they do not. */
	purpose: 'analytics' | 'automation' | 'growth';
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
	/** Whether WordPress may not change its files here, so that nobody can install a plugin. */
	files_locked: boolean;
}

/** The plugins that surveys use, and those that the screens Growth Tools and About Us recommend. */
export type PluginListName = 'surveys' | 'growth';

export interface State {
	/** By name, when they are loaded. */
	readonly lists: Readonly< Partial< Record< PluginListName, PluginList > > >;
	/** Incremented by each change: responses to earlier requests are then stale. */
	readonly changes: number;
}

export type Action =
	| { type: 'RECEIVE_PLUGINS'; name: PluginListName; list: PluginList }
	| { type: 'RECEIVE_PLUGIN'; plugin: KnownPlugin };
