/**
 * What the loader may believe of a page. Content of contributors keeps its ids and names, and an element with an id stands in
 * for globals (`<a id="wp">`) and for properties of the document (`<object id="scripts">`). Nobody without unfiltered_html can
 * write a script element.
 */

/** Globals by which the files that we bring tell where they are, and what they leave: never an element. */
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
 * A property of the document that no element of the page can stand in for.
 *
 * @param name Its name.
 */
export function ofDocument< Name extends keyof Document >(
	name: Name
): Document[ Name ] {
	return Reflect.get( Document.prototype, name, document );
}

/**
 * The script with an id; other elements of that id are content.
 *
 * @param id As PHP printed it.
 */
export function scriptWithId( id: string ): HTMLScriptElement | undefined {
	return [ ...ofDocument( 'scripts' ) ].find(
		( script ) => script.id === id
	);
}

/** Takes away the globals that are elements: they would count as loaded, or keep a file from leaving its own. */
export function clearForgedGlobals(): void {
	const globals = window as unknown as Record< string, unknown >;
	for ( const name of [ ...GLOBALS, ...NAMESPACES ] ) {
		const value = globals[ name ];
		if ( value instanceof Node || value instanceof HTMLCollection ) {
			// Scripts that came first have hung theirs on the element.
			globals[ name ] = NAMESPACES.includes( name )
				? { ...value }
				: undefined;
		}
	}
}
