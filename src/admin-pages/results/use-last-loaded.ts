import { useRef } from '@wordpress/element';

/**
 * What is loaded, or while something else is on its way what was there before: a screen that changes its page or its
 * range keeps its shape.
 *
 * @param value What a selector answers; undefined while it is loading.
 * @param scope What is shown of another scope is nothing to keep.
 */
export function useLastLoaded< T >(
	value: T | undefined,
	scope: string | number
): T | undefined {
	const last = useRef< { scope: string | number; value: T | undefined } >( {
		scope,
		value,
	} );
	if ( value !== undefined || last.current.scope !== scope ) {
		last.current = { scope, value };
	}
	return last.current.value;
}
