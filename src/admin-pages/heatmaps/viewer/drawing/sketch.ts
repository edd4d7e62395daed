import type { Box } from './cells';

/** A part of a sketch of a page. */
export interface Shape extends Box {
	/** `block`: a frame; `image`: a grey area; `control`: a framed grey area; `text`: a line of text. */
	kind: 'block' | 'image' | 'control' | 'text';
	/** Of a `text`, with its size in pixels and the direction of its element. */
	text?: { words: string; size: number; isRtl: boolean };
}

/** More shapes would make the sketch no clearer. */
const MOST_SHAPES = 20_000;

const IMAGES = 'img, video, iframe, canvas, svg, picture, object, embed';
const CONTROLS = 'button, input, select, textarea, [role="button"]';
const LINKS = 'a[href]';
const BLOCKS =
	'header, nav, main, footer, aside, section, article, form, table, figure, blockquote, pre, ul, ol';

/** The rectangle of an element or of a text in the page; null if it is not seen. */
function placeOf(
	{ x, y, width, height }: DOMRect,
	{ scrollX, scrollY }: Window
): Box | null {
	return width > 1 && height > 1
		? { x: x + scrollX, y: y + scrollY, width, height }
		: null;
}

/** What is for screen readers only is in an element of one pixel; one with `display: contents` has none. */
const isPixel = ( { width, height }: DOMRect ) =>
	width > 0 && width <= 1 && height <= 1;

/** Whether a link has a frame or a background of its own. */
function looksLikeButton( style: CSSStyleDeclaration ): boolean {
	const hasFrame =
		style.borderTopStyle !== 'none' &&
		Number.parseFloat( style.borderTopWidth ) > 0;
	return (
		hasFrame ||
		! /^(transparent|rgba\(.*, 0\)|)$/.test( style.backgroundColor )
	);
}

function shapesOf( page: Document, view: Window ): Shape[] {
	const selectors = [
		[ 'block', BLOCKS ],
		[ 'image', IMAGES ],
		[ 'control', CONTROLS ],
		[ 'control', LINKS ],
	] as const;
	return selectors.flatMap( ( [ kind, selector ] ) =>
		[ ...page.body.querySelectorAll( selector ) ].flatMap( ( element ) => {
			const place = placeOf( element.getBoundingClientRect(), view );
			const style = view.getComputedStyle( element );
			return place &&
				style.visibility === 'visible' &&
				( selector !== LINKS || looksLikeButton( style ) )
				? [ { kind, ...place } ]
				: [];
		} )
	);
}

/** The texts of a page: with their words where they are on one line, otherwise as lines. */
function textsOf( page: Document, view: Window ): Shape[] {
	const found: Shape[] = [];
	const walker = page.createTreeWalker( page.body, NodeFilter.SHOW_TEXT );
	const range = page.createRange();
	while ( walker.nextNode() && found.length < MOST_SHAPES ) {
		const node = walker.currentNode;
		const words = ( node.nodeValue ?? '' ).replace( /\s+/g, ' ' ).trim();
		const parent = node.parentElement;
		if (
			words === '' ||
			! parent ||
			parent.closest( 'script, style, noscript, template' ) ||
			isPixel( parent.getBoundingClientRect() )
		) {
			continue;
		}
		const style = view.getComputedStyle( parent );
		if ( style.visibility !== 'visible' ) {
			continue;
		}
		range.selectNodeContents( node );
		const lines = [ ...range.getClientRects() ].flatMap(
			( rect ) => placeOf( rect, view ) ?? []
		);
		const size = Number.parseFloat( style.fontSize ) || 16;
		lines.forEach( ( line ) =>
			found.push( {
				kind: 'text',
				...line,
				...( lines.length === 1 && {
					text: { words, size, isRtl: style.direction === 'rtl' },
				} ),
			} )
		);
	}
	return found;
}

/**
 * A sketch of a page: browsers let no script take a picture of one. Frames of areas, grey areas for images, and texts.
 *
 * @param view The window of the page.
 */
export function sketchOf( view: Window ): Shape[] {
	const page = view.document;
	return [ ...shapesOf( page, view ), ...textsOf( page, view ) ].slice(
		0,
		MOST_SHAPES
	);
}

/** Draws a sketch on a white page. */
export function drawSketch(
	context: CanvasRenderingContext2D,
	shapes: readonly Shape[],
	scale: number
): void {
	context.fillStyle = '#fff';
	context.fillRect( 0, 0, context.canvas.width, context.canvas.height );
	context.lineWidth = Math.max( 1, scale );
	shapes.forEach( ( { kind, x, y, width, height, text } ) => {
		const at = [
			x * scale,
			y * scale,
			width * scale,
			height * scale,
		] as const;
		if ( kind === 'image' ) {
			context.fillStyle = '#e6e8eb';
			context.fillRect( ...at );
		} else if ( kind === 'text' && text ) {
			context.fillStyle = '#3c434a';
			context.textBaseline = 'middle';
			// The words of the page, in the rectangle that they have there.
			context.direction = text.isRtl ? 'rtl' : 'ltr';
			context.textAlign = 'left';
			context.font = `${ text.size * scale }px -apple-system, "Segoe UI", Roboto, sans-serif`;
			context.fillText(
				text.words,
				at[ 0 ],
				at[ 1 ] + at[ 3 ] / 2,
				at[ 2 ]
			);
		} else if ( kind === 'text' ) {
			context.fillStyle = '#c3c7cc';
			context.fillRect(
				at[ 0 ],
				at[ 1 ] + at[ 3 ] * 0.3,
				at[ 2 ],
				at[ 3 ] * 0.4
			);
		} else {
			if ( kind === 'control' ) {
				context.fillStyle = '#f0f1f3';
				context.fillRect( ...at );
			}
			context.strokeStyle = kind === 'control' ? '#6b7280' : '#dcdfe3';
			context.strokeRect( ...at );
		}
	} );
}
