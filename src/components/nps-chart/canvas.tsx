import { useReducedMotion } from '@wordpress/compose';
import { useMemo } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import {
	ArcElement,
	BarController,
	BarElement,
	CategoryScale,
	Chart,
	LinearScale,
	PieController,
	Tooltip,
} from 'chart.js';
import { Bar, Pie } from 'react-chartjs-2';
import { useChartTheme } from '../line-chart/use-chart-theme';
import type { ChartPart } from './data';
import { barOptions, partsData, pieOptions } from './options';

Chart.register(
	ArcElement,
	BarController,
	BarElement,
	CategoryScale,
	LinearScale,
	PieController,
	Tooltip
);

interface PartsCanvasProps {
	kind: 'bars-vertical' | 'bars-horizontal' | 'pie';
	parts: readonly ChartPart[];
	/** The chart's text alternative. */
	label: string;
}

/** The canvas of bars or a pie. Imports chart.js, so load it as its own chunk. */
export function PartsCanvas( { kind, parts, label }: PartsCanvasProps ) {
	const isStill = useReducedMotion();
	const [ theme, box ] = useChartTheme();
	const isPie = kind === 'pie';
	const isHorizontal = kind === 'bars-horizontal';
	const display = useMemo(
		() => theme && { parts, theme, isStill, isRtl: isRTL() },
		[ parts, theme, isStill ]
	);
	const bars = useMemo(
		() => ( {
			data: partsData< 'bar' >( parts ),
			options: display && barOptions( display, isHorizontal ),
		} ),
		[ parts, display, isHorizontal ]
	);
	const pie = useMemo(
		() => ( {
			data: partsData< 'pie' >( parts ),
			options: display && pieOptions( display ),
		} ),
		[ parts, display ]
	);
	return (
		<div className="userfeedback-chart-frame__canvas" ref={ box }>
			{ isPie && pie.options && (
				<Pie
					data={ pie.data }
					options={ pie.options }
					aria-label={ label }
				/>
			) }
			{ ! isPie && bars.options && (
				<Bar
					// chart.js cannot turn the axes of a chart that exists.
					key={ kind }
					data={ bars.data }
					options={ bars.options }
					aria-label={ label }
				/>
			) }
		</div>
	);
}
