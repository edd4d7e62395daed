/**
 * Names an element of a visitor's page so that it is found again after the page has changed (docs/decisions/0106): the
 * recorder of heatmaps writes such paths, the heatmap viewer reads them.
 *
 * A path leads from the nearest root down to the element: `[1a2b3c4d]>figure>a.more:nth(2)`. Roots are blocks that PHP has
 * marked, elements with a stable id, and landmarks; what happens outside of the root changes nothing. `nth` counts from 0,
 * siblings of the same name only, and is left out for 0. Of an element nothing is read but its tag, id, classes and mark.
 */

/** PHP puts this attribute on blocks of recorded pages. */
export const BLOCK_MARK = 'data-userfeedback-block';

/** The longest path. Of a longer one, the parts furthest from the element are cut off; it begins with the separator. */
export const MAX_PATH = 500;

const SEPARATOR = '>';

const LANDMARKS = /^(header|nav|main|footer|aside|body)$/;

/** Names of roots: paths need not be trusted. */
const ROOT = /^(\[[\da-f]{8}]|#?[a-z][\w-]*(\.[a-z][\w-]*)*)$/i;

const MARK = /^[\da-f]{8}$/;

/** Ids with long numbers are often generated, and others contain separators. */
const STABLE_ID = /^(?!.*\d{4})[a-z][\w-]{0,63}$/i;

/** Classes that neither look generated nor say what state an element is in. */
const STABLE_CLASS =
	/^(?!.*\d{3})(?!(is|has|wp-container|wp-elements)-|current[-_])(?!(.*[-_])?(active|open(ed)?|hover|focus|selected|visible|loaded|expanded)$)[a-z][\w-]{0,39}$/i;

/** Pages made with utility classes have dozens of them on an element. */
const MAX_CLASSES = 3;

/** Further down a list, elements are not told apart: a phone would take too long to look at all before them. */
export const MAX_SIBLINGS = 500;

/** An element and its path. */
export interface Place {
	path: string;
	element: Element;
}

/**
 * The path of an element; of one in a shadow tree, that of the tree's host, and of one too far down a list, that of the list.
 *
 * @param element An element of a document.
 */
export function placeOf( element: Element ): Place {
	const { host } = element.getRootNode() as Partial< ShadowRoot >;
	if ( host ) {
		return placeOf( host );
	}
	let parts: string[] = [];
	let at: Element | null = element;
	let root = '';
	while ( at && ! root ) {
		root = rootNameOf( at );
		const name: string = root || nameOf( at );
		const nth = root
			? rootsNamed( at.ownerDocument, root ).indexOf( at )
			: namesakesBefore( at, name );
		if ( nth < 0 ) {
			parts = [];
			element = at.parentElement!;
		} else {
			parts.unshift( nth ? `${ name }:nth(${ nth })` : name );
		}
		at = at.parentElement;
	}
	let path = parts.join( SEPARATOR );
	if ( path.length > MAX_PATH ) {
		path = path.slice( path.indexOf( SEPARATOR, path.length - MAX_PATH ) );
	}
	return { path, element };
}

/**
 * The element at a path; null if there is none any more. To look for many paths, use one finder.
 *
 * @param root The document.
 * @param path A path of placeOf. It need not be trusted.
 */
export function elementAt( root: Document, path: string ): Element | null {
	return elementFinder( root )( path );
}

/**
 * Finds the elements of many paths. It remembers what it has seen: make a new finder after the document has changed.
 *
 * @param root The document.
 */
export function elementFinder(
	root: Document
): ( path: string ) => Element | null {
	const families = new Map< Element, Map< string, Element[] > >();
	const roots = new Map< string, Element[] >();

	const childrenNamed = ( parent: Element, name: string ) => {
		const family =
			families.get( parent ) ?? grouped( [ ...parent.children ] );
		families.set( parent, family );
		return family.get( name ) ?? [];
	};
	const below = ( start: Element | undefined, parts: string[] ) =>
		parts.reduce( ( at: Element | undefined, part ) => {
			const { name, nth } = parsed( part );
			return at && childrenNamed( at, name )[ nth ];
		}, start );

	return ( path ) => {
		const [ first = '', ...rest ] = path.split( SEPARATOR );
		const { name, nth } = parsed( first );
		if ( name ) {
			const found =
				roots.get( name ) ??
				( ROOT.test( name ) ? rootsNamed( root, name ) : [] );
			roots.set( name, found );
			return below( found[ nth ], rest ) ?? null;
		}
		// The beginning was cut off: any element may be above the first part.
		for ( const parent of root.querySelectorAll( '*' ) ) {
			const found = rest.length && below( parent, rest );
			if ( found ) {
				return found;
			}
		}
		return null;
	};
}

/** An element's tag with its stable classes. Those of the body say what the page and the visitor are. */
function nameOf( element: Element ): string {
	const { localName } = element;
	// The text of the attribute: lists of classes are made slowly, one for each element.
	const classes =
		( localName !== 'body' && element.getAttribute( 'class' ) ) || '';
	let left = MAX_CLASSES;
	return [
		// Names of custom elements may have dots.
		localName.replace( /[^\w-]/g, '_' ).slice( 0, 64 ),
		...classes
			.split( /\s+/ )
			.filter( ( one ) => left && STABLE_CLASS.test( one ) && left-- ),
	].join( '.' );
}

/** How many siblings of the same name an element follows; -1 for one too far down. Lists have equal ones: their names need not be made. */
function namesakesBefore( element: Element, name: string ): number {
	const { localName, className } = element;
	let count = 0;
	let left = MAX_SIBLINGS;
	let at: Element | null = element;
	while ( ( at = at.previousElementSibling ) && left-- ) {
		if (
			at.localName === localName &&
			( at.className === className || nameOf( at ) === name )
		) {
			count++;
		}
	}
	return at ? -1 : count;
}

/** The name that an element has as the beginning of a path; '' if it is no root. */
function rootNameOf( element: Element ): string {
	const { id, localName, ownerDocument, parentElement } = element;
	const mark = element.getAttribute( BLOCK_MARK ) ?? '';
	if ( MARK.test( mark ) ) {
		return `[${ mark }]`;
	}
	if (
		STABLE_ID.test( id ) &&
		ownerDocument.getElementById( id ) === element
	) {
		return `#${ id }`;
	}
	// Whatever has no parent is a root, or no path would begin.
	return LANDMARKS.test( localName ) || ! parentElement
		? nameOf( element )
		: '';
}

/** All elements of a document that begin a path with a name, in the order of the document. */
function rootsNamed( root: Document, name: string ): Element[] {
	return [
		// But for marks, names are selectors of these elements and others.
		...root.querySelectorAll(
			name.replace( /\[(.+)]/, `[${ BLOCK_MARK }="$1"]` )
		),
	].filter( ( element ) => rootNameOf( element ) === name );
}

/** Elements by their names. */
function grouped( elements: Element[] ): Map< string, Element[] > {
	const groups = new Map< string, Element[] >();
	for ( const element of elements ) {
		const name = nameOf( element );
		const group = groups.get( name );
		if ( group ) {
			group.push( element );
		} else {
			groups.set( name, [ element ] );
		}
	}
	return groups;
}

/** What a part of a path says. */
function parsed( part: string ): { name: string; nth: number } {
	const [ , name = '', nth = '0' ] =
		/^(.*?)(?::nth\((\d{1,6})\))?$/s.exec( part ) ?? [];
	return { name, nth: Number( nth ) };
}
