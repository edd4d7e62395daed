import { openRegistry } from '../registry';
import type { PageData } from '../types';
import styles from './style.scss?inline';

/** The element that carries the widget's shadow root. */
export interface Host {
	container: HTMLElement;
	/** Puts it into the page. */
	attach: () => void;
	/** Gives the focus back to where it was before it came into the widget. */
	returnFocus: () => void;
	remove: () => void;
}

/**
 * Makes an empty shadow root that the theme's styles cannot reach.
 *
 * It hangs on the html element: themes transform, filter or contain the body, and each of these would make `position:
 * fixed` relative to it.
 *
 * @param data The page's data, for language and direction, which `all: initial` does not keep.
 */
export function createHost( { lang, dir }: PageData ): Host {
	const host = document.createElement( 'userfeedback-widget' );
	const root = host.attachShadow( { mode: 'open' } );
	const container = document.createElement( 'div' );
	Object.assign( container, { lang, dir, className: 'root' } );
	adoptStyles( root );
	root.append( container );
	// The theme's keyboard shortcuts cannot see that the key goes into a field of ours: they must not see the key.
	for ( const type of [ 'keydown', 'keypress', 'keyup' ] ) {
		host.addEventListener( type, ( event ) => event.stopPropagation() );
	}
	let before: EventTarget | null = null;
	host.addEventListener( 'focusin', ( { relatedTarget } ) => {
		before = relatedTarget ?? before;
	} );
	return {
		container,
		attach: () => document.documentElement.append( host ),
		returnFocus: () => {
			if ( root.activeElement ) {
				( before as HTMLElement | null )?.focus();
			}
		},
		remove: () => host.remove(),
	};
}

/** A constructed style sheet passes every Content-Security-Policy; a style element is for browsers without them. */
function adoptStyles( root: ShadowRoot ): void {
	const css = Object.values( openRegistry() )
		.flatMap( ( ofKind ) => [ ...ofKind.values() ] )
		.reduce( ( sum, part ) => sum + ( part.styles ?? '' ), styles );
	if (
		'adoptedStyleSheets' in root &&
		'replaceSync' in CSSStyleSheet.prototype
	) {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( css );
		root.adoptedStyleSheets = [ sheet ];
		return;
	}
	const element = document.createElement( 'style' );
	element.textContent = css;
	root.append( element );
}
