import { START, defineRoute, parseRoute, pathOf } from '../../routes';
import { ACCESS_TAB } from './access';
import { GENERAL_TAB } from './general';
import type { SettingsTab } from './tab';

/** The tab that opens first. */
const FIRST: SettingsTab = GENERAL_TAB;

/** The tabs in their order. A new tab is a folder beside these and an entry here. */
export const TABS: readonly SettingsTab[] = [ FIRST, ACCESS_TAB ];

/** The route of a tab. */
export const TAB_ROUTE = defineRoute(
	'/:tab',
	TABS.map( ( { name } ) => name )
);

/** The route of the tab that opens first. */
export const FIRST_TAB = TAB_ROUTE.build( { tab: FIRST.name } );

/** The tab of this name; the first one for a name that no tab has. */
export function tabNamed( wanted: string ): SettingsTab {
	return TABS.find( ( { name } ) => name === wanted ) ?? FIRST;
}

/** Whether a route leads to a tab, or is the one that redirects to the first. */
export function isSettingsRoute( route: string ): boolean {
	return (
		[ '', START ].includes( pathOf( route ) ) ||
		parseRoute( TAB_ROUTE, route ) !== undefined
	);
}
