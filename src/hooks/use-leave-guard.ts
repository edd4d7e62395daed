import { useEffect, useRef, useState } from '@wordpress/element';
import { navigate } from './use-hash-route';

export interface LeaveGuard {
	/** Whether the question "leave without saving?" is to be asked now. */
	isAsking: boolean;
	stay: () => void;
	leave: () => void;
}

interface LeaveGuardOptions {
	/** Read at the moment of leaving, so that a save a moment ago counts. */
	hasUnsaved: () => boolean;
	/** Whether a route belongs to what is edited here; going there loses nothing. */
	isInside: ( route: string ) => boolean;
}

/** What asks now, if anything does. */
let onRouteChange: ( event: HashChangeEvent ) => void = () => undefined;

// Registered when this file is loaded, so before the router's listener and called before it: Chromium calls the
// listeners of an event of window in the order of registration, those for the capturing phase not first.
window.addEventListener( 'hashchange', ( event ) => onRouteChange( event ) );

/**
 * Asks before unsaved work is left, by a link, the browser's buttons, a reload or closing the tab.
 *
 * wouter has nothing for this. Its own navigation and the browser's both end in a hashchange event, at which the old
 * address is put back here before the router learns of the new one.
 */
export function useLeaveGuard( options: LeaveGuardOptions ): LeaveGuard {
	const [ destination, setDestination ] = useState< string >();
	const current = useRef( options );
	const isLeaving = useRef( false );
	current.current = options;

	useEffect( () => {
		onRouteChange = ( event ) => {
			const route = new URL( event.newURL ).hash.slice( 1 );
			const isAllowed = isLeaving.current;
			isLeaving.current = false;
			if (
				isAllowed ||
				current.current.isInside( route ) ||
				! current.current.hasUnsaved()
			) {
				return;
			}
			event.stopImmediatePropagation();
			window.history.pushState( null, '', event.oldURL );
			setDestination( route || '/' );
		};
		function onBeforeUnload( event: BeforeUnloadEvent ): void {
			if ( ! isLeaving.current && current.current.hasUnsaved() ) {
				event.preventDefault();
			}
		}
		window.addEventListener( 'beforeunload', onBeforeUnload );
		return () => {
			onRouteChange = () => undefined;
			window.removeEventListener( 'beforeunload', onBeforeUnload );
		};
	}, [] );

	return {
		isAsking: destination !== undefined,
		stay: () => setDestination( undefined ),
		leave: () => {
			isLeaving.current = true;
			setDestination( undefined );
			navigate( destination ?? '/' );
		},
	};
}
