import type { Placed } from '../stage/measure';
import { pointsOf, radiusIn } from './cells';
import type { Field, HeatPoint } from './field';
import {
	addCoarse,
	addPoint,
	coarseField,
	emptyField,
	hottest,
	rowsOf,
} from './field';

/** Cells of an element with their numbers. */
export type Cells = readonly ( readonly number[] )[];

/** The heat of a page, ready to be drawn at any place of it. */
export interface Heat {
	field: Field;
	/** The points in parts of the page that do not scroll, in pixels of the window. */
	fixed: readonly HeatPoint[];
	/** The heat of the last colour of the ramp. */
	most: number;
}

/** Points that reach so many values of a field are as good in one with half as many each way, which takes a quarter of the time. */
const WIDE = 9;

/**
 * The heat of a page from the cells of its elements.
 *
 * @param places One for each list of cells; null for an element that is not shown.
 * @param cells
 * @param size   Of the page.
 */
export function heatOf(
	places: readonly ( Placed | null )[],
	cells: readonly Cells[],
	size: { width: number; height: number }
): Heat {
	const field = emptyField( size.width, size.height );
	const coarse = coarseField( field );
	const fixed: HeatPoint[] = [];
	places.forEach( ( place, index ) => {
		if ( place ) {
			const points = pointsOf( place.box, cells[ index ] ?? [] );
			if ( place.isFixed ) {
				fixed.push( ...points );
			} else {
				const isWide = radiusIn( place.box ) >= WIDE * field.step;
				points.forEach( ( point ) =>
					addPoint( isWide ? coarse : field, point )
				);
			}
		}
	} );
	addCoarse( field, coarse );
	const most = Math.max( hottest( field ), hottestOf( fixed, field ) );
	return { field, fixed, most };
}

/** The most heat of points that have no field. */
function hottestOf( points: readonly HeatPoint[], { step }: Field ): number {
	if ( points.length === 0 ) {
		return 0;
	}
	const right = Math.max( ...points.map( ( { x, radius } ) => x + radius ) );
	const bottom = Math.max( ...points.map( ( { y, radius } ) => y + radius ) );
	const field = emptyField(
		Math.max( step, right ),
		Math.max( step, bottom )
	);
	points.forEach( ( point ) => addPoint( field, point ) );
	return hottest( field );
}

/**
 * The heat of the visible rows of a page.
 *
 * @param heat
 * @param scrollX
 * @param scrollY
 * @param height  Of the window.
 * @return The rows, and the place of the first one in the page.
 */
export function visibleHeat(
	{ field, fixed }: Heat,
	scrollX: number,
	scrollY: number,
	height: number
): { field: Field; top: number } {
	const first = Math.max( 0, Math.floor( scrollY / field.step ) );
	const rows = rowsOf(
		field,
		first,
		Math.ceil( ( scrollY + height ) / field.step ) + 1
	);
	const top = first * field.step;
	fixed.forEach( ( point ) =>
		addPoint( rows, {
			...point,
			x: point.x + scrollX,
			y: point.y + scrollY - top,
		} )
	);
	return { field: rows, top };
}
