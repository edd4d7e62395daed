/** What runs, loads a page of its own, or leads away. The style sheets and pictures stay. */
const REMOVED = [
	'script',
	'noscript',
	'iframe',
	'object',
	'embed',
	'template',
	'base',
	'meta[http-equiv]',
	'link[rel~="preload"]',
	'link[rel~="modulepreload"]',
	'link[rel~="prefetch"]',
	'link[rel~="prerender"]',
].join( ', ' );

/** Attributes whose value a browser runs or plays by itself. */
const RUNS = /^(on.+|autoplay|autofocus|srcdoc)$/i;

/**
 * A page as a picture of itself: its HTML without anything that runs, so that nothing is counted and nothing is sent from it. A document without
 * scripts also logs no errors about scripts that a sandbox forbids.
 *
 * @param html Of the page.
 * @param url  Its address, for relative addresses in it.
 */
export function stillPage( html: string, url: string ): string {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	page.querySelectorAll( REMOVED ).forEach( ( element ) => element.remove() );
	for ( const element of page.querySelectorAll( '*' ) ) {
		for ( const { name, value } of [ ...element.attributes ] ) {
			if ( RUNS.test( name ) || /^\s*javascript:/i.test( value ) ) {
				element.removeAttribute( name );
			}
		}
	}
	const base = page.createElement( 'base' );
	base.href = url;
	page.head.prepend( base );
	return `<!doctype html>${ page.documentElement.outerHTML }`;
}
