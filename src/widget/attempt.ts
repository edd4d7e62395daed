import { warn } from './warn';

/**
 * Calls a part's function; logs an error to the console instead of throwing it.
 *
 * @param action A call of the part.
 * @return undefined if the part throws.
 */
export function attempt< Value >( action: () => Value ): Value | undefined {
	try {
		return action();
	} catch ( error ) {
		warn( error );
		return undefined;
	}
}
