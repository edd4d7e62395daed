/** The count of a day. */
export interface DataPoint {
	/** YYYY-MM-DD, in the site's time zone. */
	date: string;
	count: number;
}

/** What a chart says of its data in words. */
export interface DataSummary {
	total: number;
	first: DataPoint | undefined;
	last: DataPoint | undefined;
	/** The first of the days with the highest count; undefined when nothing was counted. */
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

/** How far apart the lines of the y axis are. */
export function yStep( max: number ): number {
	if ( max > 1000 ) {
		return 1000;
	}
	if ( max > 100 ) {
		return 100;
	}
	return max > 10 ? 10 : 2;
}

/** Where the y axis ends: on a line, and above 0 also when nothing was counted. */
export function yMax( max: number ): number {
	const step = yStep( max );
	return Math.max( 1, Math.ceil( max / step ) ) * step;
}
