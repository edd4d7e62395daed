/** The count of one day. */
export interface DataPoint {
	/** YYYY-MM-DD, in the site's time zone. */
	date: string;
	count: number;
}

/** The values for the chart's text alternative. */
export interface DataSummary {
	total: number;
	first: DataPoint | undefined;
	last: DataPoint | undefined;
	/** The first day with the highest count; undefined when all counts are 0. */
	peak: DataPoint | undefined;
}

export function summarize( points: readonly DataPoint[] ): DataSummary {
	let total = 0;
	let peak: DataPoint | undefined;
	for ( const point of points ) {
		total += point.count;
		if ( point.count > ( peak?.count ?? 0 ) ) {
			peak = point;
		}
	}
	return { total, first: points[ 0 ], last: points.at( -1 ), peak };
}

/** The distance between the grid lines of the y axis. */
export function yStep( max: number ): number {
	if ( max > 1000 ) {
		return 1000;
	}
	if ( max > 100 ) {
		return 100;
	}
	return max > 10 ? 10 : 2;
}

/** The maximum of the y axis: at a grid line, and above 0 even if all counts are 0. */
export function yMax( max: number ): number {
	const step = yStep( max );
	return Math.max( 1, Math.ceil( max / step ) ) * step;
}
