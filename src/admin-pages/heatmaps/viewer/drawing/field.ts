/**
 * A field of heat: how much was counted around each place of a page. It has one value for a square of `step` pixels,
 * since heat has no edges, and a page may be 20,000 pixels high.
 */
export interface Field {
	/** Number of values in a row. */
	columns: number;
	rows: number;
	/** Side of the square of a value, in pixels of the page. */
	step: number;
	/** Row by row. */
	values: Float32Array;
}

/** Pixels of a value, unless the page is huge. */
const STEP = 4;

/** 8 MB. */
const MOST_VALUES = 2_000_000;

/** A field without heat. */
export function emptyField( width: number, height: number ): Field {
	const area = Math.max( 1, width ) * Math.max( 1, height );
	const step = Math.max( STEP, Math.ceil( Math.sqrt( area / MOST_VALUES ) ) );
	const columns = Math.max( 1, Math.ceil( width / step ) );
	const rows = Math.max( 1, Math.ceil( height / step ) );
	return { columns, rows, step, values: new Float32Array( columns * rows ) };
}

/** A place of a page with its heat. */
export interface HeatPoint {
	x: number;
	y: number;
	/** How far the heat spreads, in pixels. */
	radius: number;
	weight: number;
}

/** Adds a point to a field: its whole weight in its middle, less and less around it, nothing at the radius. */
export function addPoint(
	{ columns, rows, step, values }: Field,
	{ x, y, radius, weight }: HeatPoint
): void {
	const square = radius * radius;
	const first = Math.max( 0, Math.ceil( ( x - radius ) / step - 0.5 ) );
	const last = Math.min(
		columns - 1,
		Math.floor( ( x + radius ) / step - 0.5 )
	);
	const top = Math.max( 0, Math.ceil( ( y - radius ) / step - 0.5 ) );
	const bottom = Math.min(
		rows - 1,
		Math.floor( ( y + radius ) / step - 0.5 )
	);
	for ( let row = top; row <= bottom; row++ ) {
		const dy = ( row + 0.5 ) * step - y;
		for ( let column = first; column <= last; column++ ) {
			const dx = ( column + 0.5 ) * step - x;
			const near = 1 - ( dx * dx + dy * dy ) / square;
			if ( near > 0 ) {
				values[ row * columns + column ]! += weight * near * near;
			}
		}
	}
}

/** The most heat of a field. */
export function hottest( { values }: Pick< Field, 'values' > ): number {
	return values.reduce( ( most, value ) => Math.max( most, value ), 0 );
}

/** Some rows of a field, as a field of their own that can be changed. */
export function rowsOf( field: Field, top: number, bottom: number ): Field {
	const from = Math.min( field.rows, Math.max( 0, top ) );
	const to = Math.min( field.rows, Math.max( from, bottom ) );
	return {
		...field,
		rows: to - from,
		values: field.values.slice( from * field.columns, to * field.columns ),
	};
}
