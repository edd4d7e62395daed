import { formatDay } from '../../lib/format';
import { daysText } from '../date-range/range-text';

/** The value of one day, or of several days together. */
export interface DataPoint {
	/** The first day, YYYY-MM-DD in the site's time zone. */
	date: string;
	/** The last day, if the point stands for several days. */
	to?: string;
	/** null if there is no value, such as the average of no answers. */
	count: number | null;
}

/** A fixed y axis, for values with natural limits. */
export interface YScale {
	min: number;
	max: number;
	/** The distance between the grid lines. */
	step: number;
}

/** The values for the chart's text alternative. */
export interface DataSummary {
	total: number;
	first: DataPoint | undefined;
	last: DataPoint | undefined;
	/** The first point with the highest count; undefined when all counts are 0. */
	peak: DataPoint | undefined;
}

export function summarize( points: readonly DataPoint[] ): DataSummary {
	let total = 0;
	let peak: DataPoint | undefined;
	for ( const point of points ) {
		const count = point.count ?? 0;
		total += count;
		if ( count > ( peak?.count ?? 0 ) ) {
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

/** The y axis of counts from 0. */
export function countScale( points: readonly DataPoint[] ): YScale {
	const max = points.reduce(
		( highest, { count } ) => Math.max( highest, count ?? 0 ),
		0
	);
	return { min: 0, max: yMax( max ), step: yStep( max ) };
}

/** More labels do not fit, even rotated, on a phone. */
const MAX_LABELS = 11;

/**
 * The points whose label the x axis shows: all of a few, otherwise every second, third … so that the newest always has
 * one.
 */
export function labelledPoints( count: number ): number[] {
	const step = Math.max( 1, Math.ceil( count / MAX_LABELS ) );
	return Array.from( { length: count }, ( _, index ) => index ).filter(
		( index ) => ( count - 1 - index ) % step === 0
	);
}

/** The days of a point. */
export function pointDays( { date, to = date }: DataPoint ): string {
	return daysText( date, to );
}

/** The labels of the x axis; with years only if the points span more than one year. */
export function axisLabels( points: readonly DataPoint[] ): string[] {
	const first = points[ 0 ]?.date ?? '';
	const last = points.at( -1 )?.date ?? '';
	// The same day and month of another year would have the same label.
	const hasYears =
		last.slice( 0, 4 ) !== first.slice( 0, 4 ) &&
		last.slice( 5 ) >= first.slice( 5 );
	return points.map( ( { date } ) =>
		formatDay( date, hasYears ? 'medium' : 'short' )
	);
}
