import type { State } from './types';

/** Notifications that are not dismissed, the newest first; undefined until they are loaded once. */
export function getActive( state: State ): State[ 'active' ] {
	return state.active;
}

export function getDismissed( state: State ): State[ 'dismissed' ] {
	return state.dismissed;
}

/** The first page of ours that the user may open; '' until the notifications are loaded. */
export function getViewUrl( state: State ): string {
	return state.received?.view_url ?? '';
}

/** The same page with the drawer open; '' until the notifications are loaded. */
export function getSidebarUrl( state: State ): string {
	return state.received?.sidebar_url ?? '';
}

/** How often something was dismissed. */
export function getChangeCount( state: State ): number {
	return state.changes;
}
