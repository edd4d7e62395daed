/**
 * Resolves when this process should end: on a signal, or when its parent has died (a killed parent cannot pass a
 * signal on, and its children get another parent).
 *
 * @param {boolean} withParent Whether to end with the parent.
 */
export function stopRequest( withParent ) {
	return new Promise( ( resolvePromise ) => {
		for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
			process.on( signal, resolvePromise );
		}
		if ( withParent ) {
			const parent = process.ppid;
			setInterval(
				() => process.ppid !== parent && resolvePromise(),
				1000
			).unref();
		}
	} );
}
