import { useRef } from '@wordpress/element';

/**
 * The current value, or the previous one while the current one is loading: the layout stays the same when the page or
 * range changes.
 *
 * @param value The result of a selector; undefined while it is loading.
 * @param scope A change of scope discards the previous value.
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
