import { openRegistry } from '../registry';
import type { PageData } from '../types';

/** The element with the widget's shadow root. */
export interface Host {
	container: HTMLElement;
	/** Inserts the element into the page. */
	attach: () => void;
	hasFocus: () => boolean;
	/** Returns the focus to the element that had it before the widget. */
	returnFocus: () => void;
	remove: () => void;
}

/**
 * Creates an empty shadow root that the theme's styles do not affect.
 *
 * The host is a child of the html element: themes may transform, filter or contain the body, and each of these would
 * make `position: fixed` relative to the body.
 *
 * @param data The page's data, for the language and direction, which `all: initial` resets.
 * @param css  The popup's styles; those of the parts follow.
 */
export function createHost( { lang, dir }: PageData, css: string ): Host {
	const host = document.createElement( 'userfeedback-widget' );
	const root = host.attachShadow( { mode: 'open' } );
	const container = document.createElement( 'div' );
	Object.assign( container, { lang, dir, className: 'root' } );
	adoptStyles( root, css );
	root.append( container );
	// The theme's keyboard shortcuts cannot see that the event's target is a field in the shadow root, so hide the
	// events.
	for ( const type of [ 'keydown', 'keypress', 'keyup' ] ) {
		host.addEventListener( type, ( event ) => event.stopPropagation() );
	}
	let previousFocus: EventTarget | null = null;
	host.addEventListener( 'focusin', ( { relatedTarget } ) => {
		previousFocus = relatedTarget ?? previousFocus;
	} );
	return {
		container,
		attach: () => document.documentElement.append( host ),
		hasFocus: () => !! root.activeElement,
		returnFocus: () => {
			if ( root.activeElement ) {
				( previousFocus as HTMLElement | null )?.focus();
			}
		},
		remove: () => host.remove(),
	};
}

/** Constructed style sheets are allowed by every Content-Security-Policy; browsers without them get a style element. */
function adoptStyles( root: ShadowRoot, own: string ): void {
	const css = Object.values( openRegistry() )
		.flatMap( ( ofKind ) => [ ...ofKind.values() ] )
		.reduce( ( sum, part ) => sum + ( part.styles ?? '' ), own );
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
