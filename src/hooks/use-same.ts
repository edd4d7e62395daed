import { useRef } from '@wordpress/element';
import { isEqual } from '../stores/equality';

/** Returns the same value while it is equal, for values that are computed again on each keystroke. */
export function useSame< Value >( value: Value ): Value {
	const known = useRef( value );
	if ( ! isEqual( value, known.current ) ) {
		known.current = value;
	}
	return known.current;
}
