import { useCallback, useEffect, useRef } from '@wordpress/element';

/** Calls back after a delay. Another call restarts the timer; a call without a callback stops it. */
type StartTimer = ( callback?: () => void, milliseconds?: number ) => void;

/** One timer for a component; it stops when the component unmounts. The returned function is stable. */
export function useTimer(): StartTimer {
	const id = useRef< number >();
	const start: StartTimer = useCallback( ( callback, milliseconds ) => {
		window.clearTimeout( id.current );
		id.current = callback && window.setTimeout( callback, milliseconds );
	}, [] );
	useEffect( () => () => start(), [ start ] );
	return start;
}
