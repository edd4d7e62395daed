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
	const top = Math.max( 0, Math.ceil( ( y - radius ) / step - 0.5 ) );
	const bottom = Math.min(
		rows - 1,
		Math.floor( ( y + radius ) / step - 0.5 )
	);
	for ( let row = top; row <= bottom; row++ ) {
		const dy = ( row + 0.5 ) * step - y;
		// Half of the row's chord: beyond it there is nothing to add.
		const half = Math.sqrt( Math.max( 0, square - dy * dy ) );
		const first = Math.max( 0, Math.ceil( ( x - half ) / step - 0.5 ) );
		const last = Math.min(
			columns - 1,
			Math.floor( ( x + half ) / step - 0.5 )
		);
		let dx = ( first + 0.5 ) * step - x;
		const end = row * columns + last;
		for ( let at = row * columns + first; at <= end; at++ ) {
			const near = 1 - ( dx * dx + dy * dy ) / square;
			values[ at ]! += weight * near * near;
			dx += step;
		}
	}
}

/** A field with values twice as far apart, for points that spread far: they have no finer details. */
export function coarseField( { columns, rows, step }: Field ): Field {
	// One more at the end, between which and the last one something may lie.
	const wide = Math.ceil( columns / 2 ) + 1;
	const high = Math.ceil( rows / 2 ) + 1;
	return {
		columns: wide,
		rows: high,
		step: step * 2,
		values: new Float32Array( wide * high ),
	};
}

/** Adds a coarse field to the one that it was made for. A value between others is between theirs. */
export function addCoarse( fine: Field, coarse: Field ): void {
	for ( let row = 0; row < fine.rows; row++ ) {
		// A value lies a quarter of the coarse step beside the nearest one.
		const near = Math.floor( row / 2 );
		const next = Math.max( 0, near + ( row % 2 ? 1 : -1 ) );
		addRow(
			fine,
			row * fine.columns,
			coarse,
			near * coarse.columns,
			next * coarse.columns
		);
	}
}

/** Adds what two rows of a coarse field have for a row of a fine one. */
function addRow(
	{ columns, values }: Field,
	start: number,
	{ values: from }: Field,
	near: number,
	away: number
): void {
	for ( let column = 0; column < columns; column++ ) {
		const one = Math.floor( column / 2 );
		const next = Math.max( 0, one + ( column % 2 ? 1 : -1 ) );
		values[ start + column ]! +=
			0.5625 * from[ near + one ]! +
			0.1875 * ( from[ near + next ]! + from[ away + one ]! ) +
			0.0625 * from[ away + next ]!;
	}
}

/** The most heat of a field. */
export function hottest( { values }: Pick< Field, 'values' > ): number {
	let most = 0;
	for ( let index = 0; index < values.length; index++ ) {
		if ( values[ index ]! > most ) {
			most = values[ index ]!;
		}
	}
	return most;
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
