/** Waits while the browser prerenders the page (speculation rules): it must neither show nor count anything. */
export const activated = (): false | Promise< unknown > | undefined =>
	( document as { prerendering?: boolean } ).prerendering &&
	new Promise( ( resolve ) =>
		document.addEventListener( 'prerenderingchange', resolve )
	);

/**
 * Resolves after all deferred scripts of the page have run, since only then it is known whether the page loads React
 * itself, and what other scripts have registered. The page's JSON is also available then, even if an optimiser has moved our script.
 */
export function domReady(): Promise< Event | void > {
	return new Promise( ( resolve ) => {
		if ( document.readyState === 'complete' ) {
			resolve();
		}
		window.addEventListener( 'load', resolve );
		document.addEventListener( 'DOMContentLoaded', resolve );
	} );
}
