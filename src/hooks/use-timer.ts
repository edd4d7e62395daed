import { useCallback, useEffect, useRef } from '@wordpress/element';

/** Calls back later, unless the timer is started again before; without a callback, the timer stops. */
type StartTimer = ( callback?: () => void, milliseconds?: number ) => void;

/** One timer of a component, which stops when the component goes. The function stays the same. */
export function useTimer(): StartTimer {
	const id = useRef< number >();
	const start: StartTimer = useCallback( ( callback, milliseconds ) => {
		window.clearTimeout( id.current );
		id.current = callback && window.setTimeout( callback, milliseconds );
	}, [] );
	useEffect( () => () => start(), [ start ] );
	return start;
}
