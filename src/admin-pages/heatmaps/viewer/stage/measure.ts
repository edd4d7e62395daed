import type { Box } from '../drawing/cells';

/** Where an element is. */
export interface Placed {
	/** In pixels of the page; of the window if it `isFixed`. */
	box: Box;
	/** Whether it stays where it is while the page scrolls. */
	isFixed: boolean;
}

type Places = readonly ( Placed | null )[];

/** Tells whether an element is in a part of the page that does not scroll with it; remembers each ancestor. */
function fixedFinder( view: Window ): ( element: Element ) => boolean {
	const known = new Map< Element, boolean >();
	return function isFixed( element ): boolean {
		const before = known.get( element );
		if ( before !== undefined ) {
			return before;
		}
		const { position } = view.getComputedStyle( element );
		const parent = element.parentElement;
		const found =
			position === 'fixed' ||
			position === 'sticky' ||
			( parent !== null && isFixed( parent ) );
		known.set( element, found );
		return found;
	};
}

/** Where an element is in the window now; null if it is not shown. */
function boxOf( element: Element, view: Window ): Box | null {
	const { x, y, width, height } = element.getBoundingClientRect();
	return width > 0 &&
		height > 0 &&
		view.getComputedStyle( element ).visibility === 'visible'
		? { x, y, width, height }
		: null;
}

/**
 * Measures elements. All are read at once, so that the browser lays out the page once.
 *
 * @param view     The window of the page.
 * @param elements Null stands for one that does not exist; it has no place, like one that is not shown.
 */
export function measure(
	view: Window,
	elements: readonly ( Element | null )[]
): Places {
	const isFixed = fixedFinder( view );
	const { scrollX, scrollY } = view;
	return elements.map( ( element ) => {
		const box = element && boxOf( element, view );
		if ( ! element || ! box ) {
			return null;
		}
		return isFixed( element )
			? { box, isFixed: true }
			: {
					box: { ...box, x: box.x + scrollX, y: box.y + scrollY },
					isFixed: false,
				};
	} );
}

/** The size of the whole page. */
export function pageSize( page: Document ): { width: number; height: number } {
	const { scrollWidth, scrollHeight } = page.documentElement;
	return { width: scrollWidth, height: scrollHeight };
}
