/**
 * The middle one of some numbers; of an even number the mean of the two in the middle.
 *
 * @param {number[]} samples At least one.
 */
export function median( samples ) {
	const sorted = [ ...samples ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	return sorted.length % 2 === 1
		? sorted[ middle ]
		: ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
}

/**
 * Measures several things in turn, A B C A B C …, so that whatever else happens on the machine meets all of them.
 *
 * @template Target, Sample
 * @param {Record<string, Target>}                     targets By name.
 * @param {number}                                     rounds  How often each is measured.
 * @param {( target: Target ) => Promise<Sample>} measure
 * @return {Promise<Record<string, Sample[]>>} One sample a round, by name.
 */
export async function interleave( targets, rounds, measure ) {
	const names = Object.keys( targets );
	const samples = Object.fromEntries( names.map( ( name ) => [ name, [] ] ) );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const name of names ) {
			samples[ name ].push( await measure( targets[ name ] ) );
		}
	}
	return samples;
}

/**
 * What one thing is of another, round by round: neighbours in time share what disturbs them.
 *
 * @param {number[]} these
 * @param {number[]} those As many.
 */
export function ratios( these, those ) {
	return these.map( ( value, round ) => value / those[ round ] );
}
