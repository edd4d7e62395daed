/**
 * Resolves when somebody wants this process to end: a signal, or the death of the process that started it (which, killed
 * outright, could not pass a signal on; its children then belong to somebody else).
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
