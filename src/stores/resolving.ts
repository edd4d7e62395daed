/**
 * Asks again when something was changed while the answer was on its way: an answer to a question of before is not believed.
 *
 * @param getVersion Another number after each change.
 * @param ask
 */
export async function current< T >(
	getVersion: () => number,
	ask: () => Promise< T >
): Promise< T > {
	const before = getVersion();
	const answer = await ask();
	return getVersion() === before ? answer : current( getVersion, ask );
}

/**
 * Runs what a resolver does, and calls it outdated afterwards when it became so on the way: @wordpress/data passes over
 * resolvers that still run when it invalidates.
 *
 * @param getVersion Another number after each time that what was loaded became outdated.
 * @param load
 * @param invalidate Invalidates this resolution.
 */
export async function expiring(
	getVersion: () => number,
	load: () => Promise< void >,
	invalidate: () => void
): Promise< void > {
	const before = getVersion();
	try {
		await load();
	} finally {
		if ( getVersion() !== before ) {
			// Once the resolver is done: until then it cannot be invalidated.
			setTimeout( invalidate );
		}
	}
}
