import { useEffect, useMemo, useRef } from '@wordpress/element';

interface Timer {
	/** Calls back later, unless it is started or stopped before. */
	start: ( callback: () => void, milliseconds: number ) => void;
	stop: () => void;
}

/** One timer of a component, which stops when the component goes. Its functions stay the same. */
export function useTimer(): Timer {
	const id = useRef< number >();
	const timer = useMemo( () => {
		const stop = () => window.clearTimeout( id.current );
		return {
			start: ( callback: () => void, milliseconds: number ) => {
				stop();
				id.current = window.setTimeout( callback, milliseconds );
			},
			stop,
		};
	}, [] );
	useEffect( () => timer.stop, [ timer ] );
	return timer;
}
