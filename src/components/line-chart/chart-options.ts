import type {
	ChartData,
	ChartOptions,
	ChartType,
	Scale,
	TooltipPositionerFunction,
} from 'chart.js';
import { formatNumber } from '../../lib/format';
import { LINE_COLOR } from './colors';
import type { DataPoint, YScale } from './data';
import { axisLabels, countScale, labelledPoints, pointDays } from './data';

const AREA_COLOR = 'rgba(45, 135, 241, 0.08)';

/** The colours and font of the surrounding element: a canvas does not inherit them. */
export interface ChartTheme {
	text: string;
	grid: string;
	font: string;
}

/** The size of the labels' font in pixels. */
const LABEL_SIZE = 12;

/** Half the height of a tooltip with a title and one line. */
const HALF_TOOLTIP = 32;

/** The name of besidePoint() in chart.js' table of positions. */
export const BESIDE_POINT = 'userfeedbackBesidePoint';

/**
 * Places a tooltip beside its point, towards the middle of the chart and within the height of the plot, so that it
 * covers neither axis.
 */
export const besidePoint: TooltipPositionerFunction< ChartType > = function (
	items
) {
	const [ item ] = items;
	if ( ! item ) {
		return false;
	}
	const { x, y } = item.element;
	const { top, bottom, left, right } = this.chart.chartArea;
	return {
		x,
		y: Math.max( top + HALF_TOOLTIP, Math.min( y, bottom - HALF_TOOLTIP ) ),
		// The side of the tooltip that touches the point.
		xAlign: x < ( left + right ) / 2 ? 'left' : 'right',
		yAlign: 'center',
	};
};

export function chartData( points: readonly DataPoint[] ): ChartData< 'line' > {
	const hasGaps = points.some( ( { count } ) => count === null );
	return {
		labels: axisLabels( points ),
		datasets: [
			{
				data: points.map( ( { count } ) => count ),
				borderColor: LINE_COLOR,
				backgroundColor: AREA_COLOR,
				borderWidth: 2,
				fill: true,
				// Straight: a curve would rise before the day on which the count did.
				tension: 0,
				pointBackgroundColor: LINE_COLOR,
				// The line crosses days without a value; its points show which days have one.
				spanGaps: true,
				pointRadius: hasGaps || points.length <= 10 ? 3 : 0,
				pointHoverRadius: 5,
				// Shows points at the edge completely.
				clip: 8,
			},
		],
	};
}

/** How far a label reaches to the left of its tick: by half if it is horizontal, otherwise it ends there. */
function spaceOfLabel( { ctx, labelRotation }: Scale, label: string ): number {
	const { width } = ctx.measureText( label );
	const angle = ( labelRotation * Math.PI ) / 180;
	return angle === 0
		? width / 2
		: width * Math.cos( angle ) + LABEL_SIZE * Math.sin( angle );
}

/** More steps of an axis have a label only at every fifth one. */
const MAX_LABELLED_STEPS = 20;

function stepsPerLabel( { min, max, step }: YScale ): number {
	return ( max - min ) / step > MAX_LABELLED_STEPS ? 5 : 1;
}

interface ChartDisplay {
	points: readonly DataPoint[];
	/** A fixed y axis; counts from 0 without it. */
	scale?: YScale | undefined;
	/** The value of a point with its noun: `12 responses`. */
	valueText: ( count: number, point: DataPoint ) => string;
	theme: ChartTheme;
	/** Whether the user prefers no motion. */
	isStill: boolean;
	/** Whether the script runs right to left: the newest day is then on the left. */
	isRtl: boolean;
}

export function chartOptions( {
	points,
	scale: fixed,
	valueText,
	theme: { text, grid, font },
	isStill,
	isRtl,
}: ChartDisplay ): ChartOptions< 'line' > {
	const scale = fixed ?? countScale( points );
	const labelStep = scale.step * ( fixed ? stepsPerLabel( fixed ) : 1 );
	const isLabelled = ( value: number ) =>
		( value - scale.min ) % labelStep === 0;
	const labels = axisLabels( points );
	const ticks = { color: text, font: { family: font, size: LABEL_SIZE } };
	return {
		maintainAspectRatio: false,
		animation: isStill ? false : { duration: 250 },
		// The pointer need not touch the line: the nearest day counts.
		interaction: { mode: 'index', intersect: false },
		scales: {
			x: {
				reverse: isRtl,
				border: { color: grid },
				grid: { display: false },
				// The chart chooses the labels itself, see labelledPoints().
				ticks: {
					...ticks,
					autoSkip: false,
					minRotation: 0,
					maxRotation: 90,
				},
				afterBuildTicks: ( axis ) => {
					axis.ticks = labelledPoints( points.length ).map(
						( value ) => ( { value } )
					);
				},
				// Rotates labels that do not fit side by side by at least 30 degrees, so that they are easy to tell
				// apart.
				afterCalculateLabelRotation: ( axis ) => {
					if ( axis.labelRotation > 0 ) {
						axis.labelRotation = Math.max( 30, axis.labelRotation );
					}
				},
				// chart.js reserves space on the left for the first day's label; on a reversed axis, the newest day
				// is there.
				afterFit: ( axis ) => {
					if ( isRtl ) {
						axis.paddingLeft = Math.max(
							axis.paddingLeft,
							spaceOfLabel( axis, labels.at( -1 ) ?? '' )
						);
					}
				},
			},
			y: {
				position: isRtl ? 'right' : 'left',
				min: scale.min,
				max: scale.max,
				border: { display: false },
				grid: {
					tickColor: grid,
					color: ( { tick } ) =>
						isLabelled( tick.value ) ? grid : 'transparent',
				},
				ticks: {
					...ticks,
					padding: 8,
					// Labels of a fixed axis are chosen by isLabelled(), so that 0 has one.
					autoSkip: fixed === undefined,
					stepSize: scale.step,
					callback: ( value ) =>
						isLabelled( Number( value ) )
							? formatNumber( Number( value ) )
							: '',
				},
			},
		},
		plugins: {
			tooltip: {
				position: BESIDE_POINT,
				displayColors: false,
				rtl: isRtl,
				textDirection: isRtl ? 'rtl' : 'ltr',
				padding: 10,
				cornerRadius: 4,
				// Without an arrow, which would miss a point near the axis.
				caretSize: 0,
				caretPadding: 8,
				callbacks: {
					title: ( [ item ] ) => {
						const point = points[ item?.dataIndex ?? -1 ];
						return point ? pointDays( point ) : '';
					},
					label: ( { dataIndex } ) => {
						const point = points[ dataIndex ];
						return point && point.count !== null
							? valueText( point.count, point )
							: '';
					},
				},
			},
		},
	};
}
