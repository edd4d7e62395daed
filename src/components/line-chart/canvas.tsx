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

/** The colours and the font around the canvas, which inherits none. */
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
		// The pointer need not meet the line: the day it stands over counts.
		interaction: { mode: 'index', intersect: false },
		scales: {
			x: {
				reverse: rtl,
				border: { color: grid },
				grid: { display: false },
				ticks: { ...ticks, minRotation: 0, maxRotation: 90 },
				// Labels that have no room beside each other turn at least so far that they are easy to tell apart.
				afterCalculateLabelRotation: ( axis ) => {
					if ( axis.labelRotation > 0 ) {
						axis.labelRotation = Math.max( 30, axis.labelRotation );
					}
				},
				// chart.js keeps room for the label of the first day at the left, where on a reversed axis the newest day is.
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
	/** What it shows, for those who do not see it. */
	label: string;
}

/** The picture of a line chart. Brings chart.js along: it belongs in a chunk of its own. */
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
					// Not below 0, where a curve between two days would swing.
					cubicInterpolationMode: 'monotone' as const,
					pointBackgroundColor: LINE,
					pointRadius: points.length > 10 ? 0 : 3,
					pointHoverRadius: 5,
					// A point on the edge is whole.
					clip: 8,
				},
			],
		} ),
		[ points ]
	);
	// The same object as long as nothing changes: the chart is updated whenever it gets another one.
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
