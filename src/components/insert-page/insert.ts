/** The suffixes that WordPress appends to a handle in a tag's id: `jquery-core-js`, `utils-js-extra`, `media-views-css`. */
const ID_SUFFIX = /-(js|css)(-(extra|before|after|translations)|-inline-css)?$/;

function handleOf( { id }: Element ): string | undefined {
	return ID_SUFFIX.test( id ) ? id.replace( ID_SUFFIX, '' ) : undefined;
}

/** The type and handle of a tag: a script and a style may have the same handle. */
function keyOf( element: Element ): string | undefined {
	const handle = handleOf( element );
	const kind = element instanceof HTMLScriptElement ? 'js' : 'css';
	return handle && `${ kind } ${ handle }`;
}

/** The handles in the URL of a concatenated file (load-scripts.php). */
function joinedHandles( address: string ): string[] {
	return [ ...new URL( address, document.baseURI ).searchParams ]
		.filter( ( [ name ] ) => name.startsWith( 'load' ) )
		.flatMap( ( [ , handles ] ) => handles.split( ',' ) );
}

/** The scripts and styles of this page. */
function loadedKeys(): Set< string > {
	const keys = new Set< string >();
	document
		// Excludes inline tags: they may have been inserted before their script failed.
		.querySelectorAll( 'script[id$="-js"], link[id$="-css"]' )
		.forEach( ( element ) => keys.add( keyOf( element ) ?? '' ) );
	document
		.querySelectorAll< HTMLScriptElement >(
			'script[src*="/load-scripts.php"]'
		)
		.forEach( ( { src } ) =>
			joinedHandles( src ).forEach( ( name ) =>
				keys.add( `js ${ name }` )
			)
		);
	document
		.querySelectorAll< HTMLLinkElement >( 'link[href*="/load-styles.php"]' )
		.forEach( ( { href } ) =>
			joinedHandles( href ).forEach( ( name ) =>
				keys.add( `css ${ name }` )
			)
		);
	return keys;
}

function runs( element: Element ): element is HTMLScriptElement {
	return (
		element instanceof HTMLScriptElement &&
		[ '', 'text/javascript', 'module' ].includes( element.type )
	);
}

/** Copies a script: browsers run a newly created script, but not one of a parsed document. */
function copyOf( script: HTMLScriptElement ): HTMLScriptElement {
	const copy = document.createElement( 'script' );
	[ ...script.attributes ].forEach( ( { name, value } ) =>
		copy.setAttribute( name, value )
	);
	copy.text = script.text;
	copy.async = false;
	return copy;
}

/** Resolves when an element's file is loaded; removes the element if loading fails. */
function loaded( element: HTMLElement ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		element.addEventListener( 'load', () => resolve() );
		element.addEventListener( 'error', () => {
			element.remove();
			reject( new Error( `${ element.id } could not be loaded.` ) );
		} );
	} );
}

/** Starts all downloads at once; the scripts then run one after the other. */
function preload( scripts: readonly Element[] ): void {
	scripts.forEach( ( script ) => {
		const src = script.getAttribute( 'src' );
		if ( src ) {
			const link = document.createElement( 'link' );
			link.rel = 'preload';
			link.as = 'script';
			link.href = src;
			document.head.append( link );
		}
	} );
}

/** See insertPage() in index.ts. */
export async function insert( html: string ): Promise< void > {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const present = loadedKeys();
	const missing = [ ...page.head.children, ...page.body.children ].filter(
		( element ) => {
			const key = keyOf( element );
			return key === undefined
				? element.id === '' || ! document.getElementById( element.id )
				: ! present.has( key );
		}
	);
	preload( missing.filter( runs ) );
	for ( const element of missing ) {
		if ( runs( element ) ) {
			const script = copyOf( element );
			const isDone = script.src === '' ? undefined : loaded( script );
			document.body.append( script );
			await isDone;
		} else if ( element.matches( 'link, style' ) ) {
			document.head.append( element );
		} else {
			document.body.append( element );
		}
	}
}
