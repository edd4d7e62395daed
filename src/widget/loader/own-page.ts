/**
 * Guards against DOM clobbering. Content of contributors may contain ids and names, and browsers expose such elements
 * as globals (`<a id="wp">`) and as properties of the document (`<object id="scripts">`). Only users with
 * unfiltered_html can add script elements.
 */

/**
 * A property of the document, protected from elements of the page with that name.
 *
 * @param name Its name.
 */
export function ofDocument< Name extends keyof Document >(
	name: Name
): Document[ Name ] {
	return Reflect.get( Document.prototype, name, document );
}

/**
 * The script with an id; other elements with that id are ignored.
 *
 * @param id The id that PHP printed.
 */
export function scriptWithId( id: string ): HTMLScriptElement | undefined {
	return [ ...ofDocument( 'scripts' ) ].find(
		( script ) => script.id === id
	);
}

/**
 * Adds an element to the document's head.
 *
 * @param tag        Its name.
 * @param properties Its properties.
 */
export function appendToHead< Tag extends 'link' | 'script' >(
	tag: Tag,
	properties: Partial< HTMLElementTagNameMap[ Tag ] >
): HTMLElementTagNameMap[ Tag ] {
	const element = Object.assign( document.createElement( tag ), properties );
	ofDocument( 'head' ).append( element );
	return element;
}

/**
 * The Content-Security-Policy nonce of the script that runs now; '' without one.
 *
 * @param id The id that PHP printed: an optimiser may run the script later.
 */
export const ownNonce = ( id: string ): string =>
	( ofDocument( 'currentScript' ) ?? scriptWithId( id ) )?.nonce ?? '';

/** All globals by their names. */
export const globals = window as unknown as Record< string, unknown >;

/**
 * Whether a global is an element: a file would count as loaded, or could not define its own global.
 *
 * @param name Its name.
 */
export const isForged = ( name: string ): boolean =>
	globals[ name ] instanceof Node ||
	globals[ name ] instanceof HTMLCollection;

/**
 * Makes an object that several scripts share of an element that has its name, and keeps what earlier ones have added to it.
 *
 * @param name Its name.
 */
export function clearForgedGlobal( name: string ): void {
	if ( isForged( name ) ) {
		globals[ name ] = { ...( globals[ name ] as object ) };
	}
}
