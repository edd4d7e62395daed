import { useReducedMotion } from '@wordpress/compose';
import { useMemo } from '@wordpress/element';
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
} from 'chart.js';
import type { ChartType, TooltipPositionerFunction } from 'chart.js';
import { Line } from 'react-chartjs-2';
import {
	BESIDE_POINT,
	besidePoint,
	chartData,
	chartOptions,
} from './chart-options';
import type { DataPoint, YScale } from './data';
import { useChartTheme } from './use-chart-theme';

declare module 'chart.js' {
	interface TooltipPositionerMap {
		[ BESIDE_POINT ]: TooltipPositionerFunction< ChartType >;
	}
}

Chart.register(
	CategoryScale,
	Filler,
	LineController,
	LineElement,
	LinearScale,
	PointElement,
	Tooltip
);
Tooltip.positioners[ BESIDE_POINT ] = besidePoint;

interface LineCanvasProps {
	points: readonly DataPoint[];
	/** A fixed y axis; counts from 0 without it. */
	scale?: YScale | undefined;
	/** The value of a point with its noun. Keep the same function: each new one updates the chart. */
	valueText: ( count: number, point: DataPoint ) => string;
	/** The chart's text alternative. */
	label: string;
}

/** The canvas of a line chart. Imports chart.js, so load it as its own chunk. */
export function LineCanvas( {
	points,
	scale,
	valueText,
	label,
}: LineCanvasProps ) {
	const isStill = useReducedMotion();
	const [ theme, box ] = useChartTheme();
	const data = useMemo( () => chartData( points ), [ points ] );
	// The same object while nothing changes: each new object updates the chart.
	const options = useMemo(
		() =>
			theme &&
			chartOptions( {
				points,
				scale,
				valueText,
				theme,
				isStill,
				isRtl: isRTL(),
			} ),
		[ points, scale, valueText, theme, isStill ]
	);
	return (
		<div className="userfeedback-chart-frame__canvas" ref={ box }>
			{ options && (
				<Line data={ data } options={ options } aria-label={ label } />
			) }
		</div>
	);
}
