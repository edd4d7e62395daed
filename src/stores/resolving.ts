/**
 * Fetches, and fetches again if the store changed meanwhile: the older response is then stale.
 *
 * @param getVersion A number that differs after each change.
 * @param fetch
 */
export async function fetchLatest< T >(
	getVersion: () => number,
	fetch: () => Promise< T >
): Promise< T > {
	const version = getVersion();
	const response = await fetch();
	return getVersion() === version
		? response
		: fetchLatest( getVersion, fetch );
}

/**
 * Runs a resolver and invalidates its resolution if it became stale meanwhile: @wordpress/data does not invalidate
 * resolvers that are still running.
 *
 * @param getVersion A number that differs after each invalidation.
 * @param load
 * @param invalidate Invalidates this resolution.
 */
export async function invalidateIfStale(
	getVersion: () => number,
	load: () => Promise< void >,
	invalidate: () => void
): Promise< void > {
	const version = getVersion();
	try {
		await load();
	} finally {
		if ( getVersion() !== version ) {
			// After the resolver has returned: @wordpress/data ignores an earlier invalidation.
			setTimeout( invalidate );
		}
	}
}
