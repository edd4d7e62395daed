import { START, defineRoute, parseRoute, pathOf } from '../../routes';
import { ACCESS_TAB } from './access';
import { EMAIL_TAB } from './email';
import { GENERAL_TAB } from './general';
import { INTEGRATIONS_TAB } from './integrations';
import { MISC_TAB } from './misc';
import type { SettingsTab } from './tab';
import { WIDGET_TAB } from './widget';

/** The default tab. */
const FIRST: SettingsTab = GENERAL_TAB;

/** The tabs in display order. To add a tab, add a folder beside these and an entry here. */
export const TABS: readonly SettingsTab[] = [
	FIRST,
	WIDGET_TAB,
	EMAIL_TAB,
	INTEGRATIONS_TAB,
	ACCESS_TAB,
	MISC_TAB,
];

/** The route of a tab. */
export const TAB_ROUTE = defineRoute(
	'/:tab',
	TABS.map( ( { name } ) => name )
);

/** The route of the default tab. */
export const FIRST_TAB = TAB_ROUTE.build( { tab: FIRST.name } );

/** The tab with this name; the default tab if there is none. */
export function tabNamed( wanted: string ): SettingsTab {
	return TABS.find( ( { name } ) => name === wanted ) ?? FIRST;
}

/** Whether a route shows a tab or redirects to the default one. */
export function isSettingsRoute( route: string ): boolean {
	return (
		[ '', START ].includes( pathOf( route ) ) ||
		parseRoute( TAB_ROUTE, route ) !== undefined
	);
}
