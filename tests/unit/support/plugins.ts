import type {
	AutomationState,
	KnownPlugin,
	PluginList,
} from '@/stores/plugins/types';

/** MonsterInsights as it stands on the site of a test. */
export function analytics(
	state: Partial< Pick< KnownPlugin, 'installed' | 'active' > > = {}
): KnownPlugin {
	return {
		slug: 'google-analytics-for-wordpress',
		title: 'MonsterInsights',
		purpose: 'analytics',
		basename: 'google-analytics-for-wordpress/googleanalytics.php',
		installed: false,
		active: false,
		...state,
	};
}

/** Uncanny Automator as it stands on the site of a test. */
export function automator(
	state: Partial< Pick< KnownPlugin, 'installed' | 'active' > > = {}
): KnownPlugin {
	return {
		slug: 'uncanny-automator',
		title: 'Uncanny Automator',
		purpose: 'automation',
		basename: 'uncanny-automator/uncanny-automator.php',
		installed: false,
		active: false,
		...state,
	};
}

/** The answer of userfeedback_get_plugins to an administrator. */
export function pluginList(
	plugins: readonly KnownPlugin[] = [ analytics(), automator() ],
	step: AutomationState[ 'active_step' ] = 1
): PluginList {
	return {
		plugins,
		automation: {
			active_step: step,
			setup_url:
				'/wp-admin/edit.php?post_type=uo-recipe&page=uncanny-automator-setup-wizard',
			recipe_url: '/wp-admin/post-new.php?post_type=uo-recipe',
		},
		can_install: true,
		can_activate: true,
		files_locked: false,
	};
}
