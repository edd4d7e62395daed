import { isRTL } from '@wordpress/i18n';
import type { HeatmapDepth } from '@/stores/heatmaps-api';
import type { Box } from './cells';
import type { Band } from './depth';
import { bandColor } from './depth';
import type { Field } from './field';
import { pixelsOf } from './ramp';

/** The part of a page that a canvas shows. */
export interface Viewport {
	/** The corner at the top left, in pixels of the page. */
	x: number;
	y: number;
	/** In pixels of the page. */
	width: number;
	height: number;
	/** Pixels of the canvas for one of the page. */
	scale: number;
}

/** A line across the page with a text. */
export interface Mark {
	/** In pixels of the page. */
	y: number;
	text: string;
	isFold: boolean;
}

/** What the picture of a scroll heatmap is made of. */
export interface DepthScene {
	bands: readonly Band[];
	marks: readonly Mark[];
	scroll: readonly HeatmapDepth[];
}

const FONT = '600 13px -apple-system, "Segoe UI", Roboto, sans-serif';

/**
 * Draws rows of a field, as soft as the canvas scales them up.
 *
 * @param context
 * @param field
 * @param most     The heat of the last colour.
 * @param top      The place of the first row in the page.
 * @param viewport
 */
export function drawField(
	context: CanvasRenderingContext2D,
	field: Field,
	most: number,
	top: number,
	viewport: Viewport
): void {
	const { columns, rows, step, values } = field;
	if ( rows === 0 || most <= 0 ) {
		return;
	}
	const small = document.createElement( 'canvas' );
	small.width = columns;
	small.height = rows;
	small
		.getContext( '2d' )
		?.putImageData(
			new ImageData( pixelsOf( values, most ), columns, rows ),
			0,
			0
		);
	context.imageSmoothingEnabled = true;
	context.imageSmoothingQuality = 'high';
	context.drawImage(
		small,
		-viewport.x * viewport.scale,
		( top - viewport.y ) * viewport.scale,
		columns * step * viewport.scale,
		rows * step * viewport.scale
	);
}

/** Draws how far visitors came, and the marks. */
export function drawDepth(
	context: CanvasRenderingContext2D,
	{ bands, marks }: DepthScene,
	{ y, width, height, scale }: Viewport
): void {
	bands
		.filter( ( { top, bottom } ) => bottom > y && top < y + height )
		.forEach( ( { top, bottom, share } ) => {
			const [ red, green, blue, alpha ] = bandColor( share );
			context.fillStyle = `rgb(${ red } ${ green } ${ blue } / ${ alpha / 255 })`;
			context.fillRect(
				0,
				( top - y ) * scale,
				width * scale,
				( bottom - top ) * scale
			);
		} );
	marks.forEach( ( mark ) =>
		drawMark( context, mark, ( mark.y - y ) * scale, width * scale )
	);
}

function drawMark(
	context: CanvasRenderingContext2D,
	{ text, isFold }: Mark,
	at: number,
	width: number
): void {
	context.strokeStyle = isFold ? '#1e1e1e' : '#fff';
	context.lineWidth = 2;
	context.setLineDash( isFold ? [ 8, 6 ] : [] );
	context.beginPath();
	context.moveTo( 0, at );
	context.lineTo( width, at );
	context.stroke();
	context.setLineDash( [] );
	context.font = FONT;
	context.textBaseline = 'middle';
	// Of the user's language. Without a side, the text would begin at the other end of its box.
	context.direction = isRTL() ? 'rtl' : 'ltr';
	context.textAlign = 'left';
	const length = Math.min( width - 16, context.measureText( text ).width );
	// The label of the fold is at the other end, since both may be close.
	const x = isFold ? width - length - 24 : 8;
	context.fillStyle = '#1e1e1e';
	context.fillRect( x, at - 12, length + 16, 24 );
	context.fillStyle = '#fff';
	context.fillText( text, x + 8, at + 1, length );
}

/** Outlines a box, in the window's pixels, so that it is seen on any background. */
export function drawOutline(
	context: CanvasRenderingContext2D,
	{ x, y, width, height }: Box,
	scale: number
): void {
	const frame = ( line: number, color: string, gap: number ) => {
		context.strokeStyle = color;
		context.lineWidth = line;
		context.strokeRect(
			x * scale - gap,
			y * scale - gap,
			width * scale + 2 * gap,
			height * scale + 2 * gap
		);
	};
	frame( 6, '#fff', 3 );
	frame( 3, '#1e1e1e', 3 );
}
