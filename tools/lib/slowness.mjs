import { YARDSTICK_SECONDS } from '../budgets.mjs';

/**
 * How many times as much CPU time as on a quiet machine the same work took between two moments.
 *
 * @param {{ at: number, seconds: number }[]} samples Of the yardstick, by time.
 * @param {number}                            from    Milliseconds.
 * @param {number}                            to      Milliseconds.
 * @return {number} At least 1: a faster machine does not make tests dearer.
 */
export function slowness( samples, from, to ) {
	const inside = samples.filter( ( { at } ) => at >= from && at <= to );
	// Stages that end before the next measurement.
	const used = inside.length > 0 ? inside : samples.slice( -1 );
	const sum = used.reduce( ( total, { seconds } ) => total + seconds, 0 );
	return used.length === 0
		? 1
		: Math.max( 1, sum / used.length / YARDSTICK_SECONDS );
}
