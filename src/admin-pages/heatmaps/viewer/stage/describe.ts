import { __, sprintf } from '@wordpress/i18n';

/** Longer texts are cut off. */
const MOST_LETTERS = 60;

/** What an element is, as visitors would say. */
function kindOf( tag: string ): string {
	switch ( tag ) {
		case 'a':
			return __( 'Link', 'userfeedback' );
		case 'button':
		case 'summary':
			return __( 'Button', 'userfeedback' );
		case 'input':
		case 'select':
		case 'textarea':
		case 'label':
			return __( 'Field', 'userfeedback' );
		case 'img':
		case 'picture':
		case 'svg':
			return __( 'Image', 'userfeedback' );
		case 'video':
			return __( 'Video', 'userfeedback' );
		case 'h1':
		case 'h2':
		case 'h3':
		case 'h4':
		case 'h5':
		case 'h6':
			return __( 'Heading', 'userfeedback' );
		case 'p':
		case 'li':
		case 'span':
			return __( 'Text', 'userfeedback' );
		case 'body':
		case 'html':
			return __( 'Page', 'userfeedback' );
		default:
			return __( 'Area', 'userfeedback' );
	}
}

/** A text in one line, cut off where it is long. */
function short( text: string | null ): string {
	const line = ( text ?? '' ).replace( /\s+/g, ' ' ).trim();
	return line.length > MOST_LETTERS
		? `${ line.slice( 0, MOST_LETTERS ).trimEnd() }…`
		: line;
}

/** What an element says to those who see it or hear its name. */
function wordsOf( element: Element ): string {
	const image = element.matches( 'img' )
		? element
		: element.querySelector( 'img[alt]' );
	return (
		short( element.getAttribute( 'aria-label' ) ) ||
		short( element.textContent ) ||
		short( image?.getAttribute( 'alt' ) ?? '' ) ||
		short( element.getAttribute( 'placeholder' ) ) ||
		short( element.getAttribute( 'name' ) )
	);
}

/** The name of an element of the page, for the list: `Link “Prices”`. */
export function describeElement( element: Element ): string {
	const isButton = element.getAttribute( 'role' ) === 'button';
	const kind = kindOf( isButton ? 'button' : element.localName );
	// The text of a whole area would say little.
	const words =
		element.children.length > 3 && ! element.matches( 'a, button' )
			? short( element.getAttribute( 'aria-label' ) )
			: wordsOf( element );
	return words === ''
		? kind
		: sprintf(
				/* translators: 1: kind of an element of a page, such as Link; 2: its text. */
				__( '%1$s “%2$s”', 'userfeedback' ),
				kind,
				words
			);
}

/** The name of an element that is known by its path only: `Link (a.more)`. */
export function describePath( path: string ): string {
	const name = path.split( '>' ).at( -1 ) ?? path;
	const tag = /^[a-z][\w-]*/.exec( name )?.[ 0 ] ?? '';
	return tag === ''
		? name
		: sprintf(
				/* translators: 1: kind of an element of a page, such as Link; 2: its name in the page's code, such as a.more. */
				__( '%1$s (%2$s)', 'userfeedback' ),
				kindOf( tag ),
				name
			);
}
