/** Waits while the browser prerenders the page (speculation rules): it must neither show nor count anything. */
export function activated(): Promise< unknown > | undefined {
	return ( document as { prerendering?: boolean } ).prerendering
		? new Promise( ( resolve ) =>
				document.addEventListener( 'prerenderingchange', resolve )
			)
		: undefined;
}

let ready: Promise< unknown > | undefined;

/**
 * Resolves after all deferred scripts of the page have run, since only then it is known whether the page loads React
 * itself. The page's JSON is also available then, even if an optimiser has moved our script. Call it early: afterwards,
 * only the page's end tells that they have run.
 */
export const domReady = (): Promise< unknown > =>
	( ready ??= new Promise( ( resolve ) => {
		if ( document.readyState === 'complete' ) {
			resolve( undefined );
		}
		document.addEventListener( 'DOMContentLoaded', resolve );
		window.addEventListener( 'load', resolve );
	} ) );
