import { createContext } from '@wordpress/element';

/**
 * What a screen does before an add-on is activated, because the page then reloads: resolves with whether the add-on may be activated.
 * Without it, the browser asks before unsaved work is lost.
 */
export const BeforeReload = createContext<
	( () => Promise< boolean > ) | undefined
>( undefined );
