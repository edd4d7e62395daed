import type { HeatPoint } from './field';

/** A rectangle, in pixels of the page or of the window. */
export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** An element's box has so many cells in each direction. */
export const GRID = 16;

/** The heat of one cell reaches as far as a fingertip, so that neighbouring cells of a small button become one spot. */
const LEAST_RADIUS = 18;
const MOST_RADIUS = 60;

/** The middle of a cell in an element's box. Cells count row by row from the corner at the top left. */
export function middleOf( { x, y, width, height }: Box, cell: number ) {
	const column = cell % GRID;
	const row = Math.floor( cell / GRID );
	return {
		x: x + ( ( column + 0.5 ) * width ) / GRID,
		y: y + ( ( row + 0.5 ) * height ) / GRID,
	};
}

/** How far the heat of a cell spreads in an element's box: a large element has large cells. */
export function radiusIn( { width, height }: Box ): number {
	const cell = Math.hypot( width / GRID, height / GRID );
	return Math.min( MOST_RADIUS, Math.max( LEAST_RADIUS, cell ) );
}

/**
 * The points of an element's cells; cells that do not exist are left out.
 *
 * @param box
 * @param cells Each with its number.
 */
export function pointsOf(
	box: Box,
	cells: readonly ( readonly number[] )[]
): HeatPoint[] {
	const radius = radiusIn( box );
	const points: HeatPoint[] = [];
	// A loop, since a page has up to 76,800 of them.
	for ( const [ cell = -1, weight = 0 ] of cells ) {
		const exists =
			Number.isInteger( cell ) && cell >= 0 && cell < GRID * GRID;
		if ( exists && weight > 0 ) {
			const { x, y } = middleOf( box, cell );
			points.push( { x, y, radius, weight } );
		}
	}
	return points;
}
