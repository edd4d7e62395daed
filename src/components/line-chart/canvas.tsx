import { useReducedMotion } from '@wordpress/compose';
import { useMemo, useRef, useState } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import {
	CategoryScale,
	Chart,
	Filler,
	LineController,
	LineElement,
	LinearScale,
	PointElement,
	Tooltip,
	type ChartOptions,
} from 'chart.js';
import { Line } from 'react-chartjs-2';
import { formatDay, formatNumber } from '../format';
import type { DataPoint } from './data';
import { yMax, yStep } from './data';

Chart.register(
	CategoryScale,
	Filler,
	LineController,
	LineElement,
	LinearScale,
	PointElement,
	Tooltip
);

const LINE = '#2D87F1';
const AREA = 'rgba(45, 135, 241, 0.08)';

/** The colours and font of the surrounding element: a canvas does not inherit them. */
interface ChartTheme {
	text: string;
	grid: string;
	font: string;
}

function readTheme( element: HTMLElement ): ChartTheme {
	const style = window.getComputedStyle( element );
	return {
		text: style.color,
		grid: style.borderTopColor,
		font: style.fontFamily,
	};
}

function chartOptions(
	points: readonly DataPoint[],
	{ text, grid, font }: ChartTheme,
	isStill: boolean
): ChartOptions< 'line' > {
	const max = Math.max( 0, ...points.map( ( { count } ) => count ) );
	const ticks = { color: text, font: { family: font, size: 12 } };
	const rtl = isRTL();
	return {
		maintainAspectRatio: false,
		animation: isStill ? false : { duration: 250 },
		// The pointer need not touch the line: the nearest day counts.
		interaction: { mode: 'index', intersect: false },
		scales: {
			x: {
				reverse: rtl,
				border: { color: grid },
				grid: { display: false },
				ticks: { ...ticks, minRotation: 0, maxRotation: 90 },
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
					if ( rtl ) {
						axis.paddingLeft = Math.max(
							axis.paddingLeft,
							axis.labelRotation > 0 ? 48 : 24
						);
					}
				},
			},
			y: {
				position: rtl ? 'right' : 'left',
				beginAtZero: true,
				max: yMax( max ),
				border: { display: false },
				grid: { color: grid },
				ticks: {
					...ticks,
					padding: 8,
					stepSize: yStep( max ),
					callback: ( value ) => formatNumber( Number( value ) ),
				},
			},
		},
		plugins: {
			tooltip: {
				displayColors: false,
				rtl,
				textDirection: rtl ? 'rtl' : 'ltr',
				padding: 10,
				cornerRadius: 4,
				callbacks: {
					title: ( [ item ] ) =>
						formatDay(
							points[ item?.dataIndex ?? -1 ]?.date ?? ''
						),
					label: ( item ) => formatNumber( item.parsed.y ?? 0 ),
				},
			},
		},
	};
}

interface LineCanvasProps {
	points: readonly DataPoint[];
	/** The chart's text alternative. */
	label: string;
}

/** The canvas of a line chart. Imports chart.js, so load it as its own chunk. */
export function LineCanvas( { points, label }: LineCanvasProps ) {
	const isStill = useReducedMotion();
	const [ theme, setTheme ] = useState< ChartTheme >();
	const box = useRef( ( element: HTMLDivElement | null ) => {
		if ( element ) {
			setTheme( readTheme( element ) );
		}
	} );
	const data = useMemo(
		() => ( {
			labels: points.map( ( { date } ) => formatDay( date, 'short' ) ),
			datasets: [
				{
					data: points.map( ( { count } ) => count ),
					borderColor: LINE,
					backgroundColor: AREA,
					borderWidth: 2,
					fill: true,
					tension: 0.25,
					// Keeps the curve between two days from going below 0.
					cubicInterpolationMode: 'monotone' as const,
					pointBackgroundColor: LINE,
					pointRadius: points.length > 10 ? 0 : 3,
					pointHoverRadius: 5,
					// Shows points at the edge completely.
					clip: 8,
				},
			],
		} ),
		[ points ]
	);
	// The same object while nothing changes: each new object updates the chart.
	const options = useMemo(
		() => theme && chartOptions( points, theme, isStill ),
		[ points, theme, isStill ]
	);
	return (
		<div className="userfeedback-line-chart__canvas" ref={ box.current }>
			{ options && (
				<Line data={ data } options={ options } aria-label={ label } />
			) }
		</div>
	);
}
