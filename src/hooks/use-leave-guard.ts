import { useEffect, useRef, useState } from '@wordpress/element';
import { navigate } from './use-hash-route';

export interface LeaveGuard {
	/** Whether the question "leave without saving?" is open. */
	isAsking: boolean;
	stay: () => void;
	leave: () => void;
	/** Closes the question and leaves once everything is saved; stays if `save` resolves with false. */
	leaveAfter: ( save: () => Promise< boolean > ) => Promise< void >;
}

interface LeaveGuardOptions {
	/** Called when the user leaves, so that it takes the latest save into account. */
	hasUnsaved: () => boolean;
	/** Whether a route belongs to the edited item: navigating there loses nothing. */
	isInside: ( route: string ) => boolean;
}

/** The handler of the active guard, if there is one. */
let onRouteChange: ( event: HashChangeEvent ) => void = () => undefined;

// Registered when this file is loaded, which is before the router registers its listener. Chromium calls the
// listeners on window in the order of registration, even if some of them use the capturing phase.
window.addEventListener( 'hashchange', ( event ) => onRouteChange( event ) );

/**
 * Asks before the user leaves unsaved work by a link, the browser's buttons, a reload or closing the tab.
 *
 * wouter has no navigation guard. Its navigation and the browser's both fire hashchange; this hook then restores the
 * previous address before the router reads the new one.
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

	function leave(): void {
		isLeaving.current = true;
		setDestination( undefined );
		navigate( destination ?? '/' );
	}

	return {
		isAsking: destination !== undefined,
		stay: () => setDestination( undefined ),
		leave,
		leaveAfter: async ( save ) => {
			setDestination( undefined );
			if ( await save() ) {
				leave();
			}
		},
	};
}
