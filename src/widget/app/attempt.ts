import { warn } from '../warn';

/**
 * Runs what a part registered; an error goes no further than the console.
 *
 * @param action A call of the part.
 * @return Undefined when the part fails.
 */
export function attempt< Value >( action: () => Value ): Value | undefined {
	try {
		return action();
	} catch ( error ) {
		warn( error );
		return undefined;
	}
}
