import { placeOf } from '@/lib/element-path';

/** A place in an element. */
export interface Spot {
	/** Of the element, see element-path.ts. */
	path: string;
	/** In a grid of 16 x 16 over the element's box, row by row. */
	cell: number;
}

/** Rows and columns of the grid. */
const GRID = 16;

/** The cell in the middle of an element. */
const MIDDLE = 136;

/** What people mean when they click something inside of it. */
const CLICKABLE =
	'a,button,[role=button],input,select,textarea,summary,label,img,video';

/** Nothing inside of these elements is told apart: the owner has marked them, or the visitor writes in them. */
const PRIVATE =
	'[data-private],[contenteditable]:not([contenteditable="false"])';

/**
 * The place at which the pointer is, or of the middle of an element that is used by a key.
 *
 * @param target  The event's target.
 * @param x       Of the pointer, in the window.
 * @param y       Of the pointer.
 * @param isByKey Whether there is none.
 */
export function spotOf(
	target: EventTarget | null,
	x: number,
	y: number,
	isByKey?: boolean
): Spot | undefined {
	// Elements may be gone when the pointer rests.
	if ( ! ( target instanceof Element ) || ! target.isConnected ) {
		return undefined;
	}
	const secret = outermostPrivate( target );
	const { path, element } = placeOf(
		secret ?? target.closest( CLICKABLE ) ?? target
	);
	const { left, top, width, height } = element.getBoundingClientRect();
	return {
		path,
		cell:
			secret || isByKey
				? MIDDLE
				: step( ( y - top ) / height ) * GRID +
					step( ( x - left ) / width ),
	};
}

/** The row or column of a share; the first one in an element without a size. Zoomed pages have clicks a fraction of a pixel beside their element. */
const step = ( share: number ) =>
	Math.max( 0, Math.min( GRID - 1, Math.floor( share * GRID ) || 0 ) );

/** The private element that nothing private contains. */
function outermostPrivate( element: Element ): Element | undefined {
	let found: Element | undefined;
	for ( let at: Element | null = element; at; at = at.parentElement ) {
		if ( at.matches( PRIVATE ) ) {
			found = at;
		}
	}
	return found;
}
