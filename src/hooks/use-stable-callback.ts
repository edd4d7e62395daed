import { useCallback, useRef } from '@wordpress/element';

/** A function that never changes and runs the given one of the last render; for props of memoized components. */
export function useStableCallback< Args extends unknown[], Result >(
	callback: ( ...args: Args ) => Result
): ( ...args: Args ) => Result {
	const latest = useRef( callback );
	latest.current = callback;
	return useCallback( ( ...args: Args ) => latest.current( ...args ), [] );
}
