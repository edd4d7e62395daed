import type { KnownPlugin, PluginList } from '@/stores/plugins/types';

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

/** The answer of userfeedback_get_plugins to an administrator. */
export function pluginList(
	plugins: readonly KnownPlugin[] = [ analytics() ]
): PluginList {
	return { plugins, can_install: true, can_activate: true };
}
