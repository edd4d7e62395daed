import { __, sprintf } from '@wordpress/i18n';
import { createChunk } from '../../hooks/use-chunk';
import { ChartFrame } from '../chart-frame';
import { formatDay, formatNumber } from '../../lib/format';
import type { DataPoint, YScale } from './data';
import { pointDays, summarize } from './data';
import { DataTable } from './data-table';
import './line-chart.scss';

/** chart.js, loaded only by screens with a chart. */
const useCanvas = createChunk( () =>
	import( /* webpackChunkName: "admin-line-chart" */ './canvas' ).then(
		( { LineCanvas } ) => LineCanvas
	)
);

/** The text alternative of daily counts. */
function describe( title: string, points: readonly DataPoint[] ): string {
	const { first, last, peak, total } = summarize( points );
	if ( ! first || ! last ) {
		return title;
	}
	const range = sprintf(
		/* translators: 1: what a chart counts, 2: first day, 3: last day, 4: total. */
		__( '%1$s, %2$s to %3$s: %4$s in all.', 'userfeedback' ),
		title,
		formatDay( first.date ),
		formatDay( last.to ?? last.date ),
		formatNumber( total )
	);
	if ( ! peak ) {
		return range;
	}
	const most = sprintf(
		/* translators: 1: a day, 2: the count of that day. */
		__( 'Most on %1$s: %2$s.', 'userfeedback' ),
		pointDays( peak ),
		formatNumber( peak.count ?? 0 )
	);
	return `${ range } ${ most }`;
}

interface LineChartProps {
	/** What the chart counts. */
	title: string;
	/** Every day of the range, oldest first; or every week or month. */
	points: readonly DataPoint[];
	/** The heading of the table's count column. */
	countLabel: string;
	/** The value of a point with its noun, for tooltips: `12 responses`. Declare it outside of the component. */
	valueText: ( count: number, point: DataPoint ) => string;
	/** Shown over the chart when all counts are 0, or there are none. */
	emptyText: string;
	/** The text alternative, for values of which a total means nothing. */
	description?: string;
	/** A fixed y axis, for values with natural limits. Declare it outside of the component. */
	scale?: YScale;
}

/** Counts by day, or other values over time, as a line chart, or as a table if the user prefers numbers or the chart could not be loaded. */
export function LineChart( {
	title,
	points,
	countLabel,
	valueText,
	emptyText,
	description,
	scale,
}: LineChartProps ) {
	const { part: Canvas, hasFailed } = useCanvas();
	const isEmpty = points.every( ( { count } ) =>
		// On an axis with its own limits, 0 is a value like any other.
		scale ? count === null : ! count
	);
	return (
		<ChartFrame
			className="userfeedback-line-chart"
			title={ title }
			hasFailed={ hasFailed }
			table={ <DataTable points={ points } countLabel={ countLabel } /> }
		>
			{ Canvas && (
				<Canvas
					points={ points }
					scale={ scale }
					valueText={ valueText }
					label={ description ?? describe( title, points ) }
				/>
			) }
			{ isEmpty && (
				<p className="userfeedback-line-chart__empty">
					<span>{ emptyText }</span>
				</p>
			) }
		</ChartFrame>
	);
}
