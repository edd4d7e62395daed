/**
 * Guards against DOM clobbering. Content of contributors may contain ids and names, and browsers expose such elements
 * as globals (`<a id="wp">`) and as properties of the document (`<object id="scripts">`). Only users with
 * unfiltered_html can add script elements.
 */

/** Globals that our files use or define; they are never elements. */
const GLOBALS = [
	'exports',
	'module',
	'define',
	'React',
	'ReactDOM',
	'ReactJSXRuntime',
];
/** Globals that several scripts share. */
const NAMESPACES = [ 'wp', 'userfeedback' ];

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

/** Removes globals that are elements: a file would count as loaded, or could not define its own global. */
export function clearForgedGlobals(): void {
	const globals = window as unknown as Record< string, unknown >;
	for ( const name of [ ...GLOBALS, ...NAMESPACES ] ) {
		const value = globals[ name ];
		if ( value instanceof Node || value instanceof HTMLCollection ) {
			// Keeps the properties that earlier scripts have added to the element.
			globals[ name ] = NAMESPACES.includes( name )
				? { ...value }
				: undefined;
		}
	}
}
