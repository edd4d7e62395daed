import type { ChartData, ChartOptions, ChartType } from 'chart.js';
import { formatNumber } from '../../lib/format';
import type { ChartTheme } from '../line-chart/chart-options';
import type { ChartPart } from './data';
import { SCORE_SCALE, isLabelled } from './data';

/** The settings of tooltips and motion that all kinds have in common. */
interface Display {
	parts: readonly ChartPart[];
	theme: ChartTheme;
	/** Whether the user prefers no motion. */
	isStill: boolean;
	isRtl: boolean;
}

const LABEL_SIZE = 12;

export function partsData< Kind extends ChartType >(
	parts: readonly ChartPart[]
): ChartData< Kind, number[], string > {
	const colors = parts.map( ( { color } ) => color );
	// The types of chart.js cannot tell that these settings fit each kind.
	return {
		labels: parts.map( ( { label } ) => label ),
		datasets: [
			{
				data: parts.map( ( { value } ) => value ),
				backgroundColor: colors,
			},
		],
	} as unknown as ChartData< Kind, number[], string >;
}

function tooltip( { parts, isRtl }: Display ) {
	return {
		displayColors: false,
		rtl: isRtl,
		textDirection: isRtl ? 'rtl' : 'ltr',
		padding: 10,
		cornerRadius: 4,
		callbacks: {
			label: ( { dataIndex }: { dataIndex: number } ) =>
				parts[ dataIndex ]?.text ?? '',
		},
	};
}

/** The options of bars on the axis of scores. */
export function barOptions(
	display: Display,
	isHorizontal: boolean
): ChartOptions< 'bar' > {
	const { theme, isStill, isRtl } = display;
	const { text, grid, font } = theme;
	const ticks = { color: text, font: { family: font, size: LABEL_SIZE } };
	const names = {
		border: { color: grid },
		grid: { display: false },
		ticks: { ...ticks, autoSkip: false },
		...( isHorizontal
			? { position: isRtl ? ( 'right' as const ) : ( 'left' as const ) }
			: { reverse: isRtl } ),
	};
	const scores = {
		min: SCORE_SCALE.min,
		max: SCORE_SCALE.max,
		border: { display: false },
		grid: {
			// Short marks at each step, lines across the chart at the labels, and a stronger one at 0.
			tickColor: grid,
			color: ( { tick }: { tick: { value: number } } ) => {
				if ( tick.value === 0 ) {
					return text;
				}
				return isLabelled( tick.value ) ? grid : 'transparent';
			},
		},
		ticks: {
			...ticks,
			autoSkip: false,
			maxRotation: 0,
			stepSize: SCORE_SCALE.step,
			callback: ( value: string | number ) =>
				isLabelled( Number( value ) )
					? formatNumber( Number( value ) )
					: '',
		},
		...( isHorizontal
			? { reverse: isRtl }
			: {
					position: isRtl
						? ( 'right' as const )
						: ( 'left' as const ),
				} ),
	};
	return {
		indexAxis: isHorizontal ? 'y' : 'x',
		maintainAspectRatio: false,
		animation: isStill ? false : { duration: 250 },
		interaction: {
			mode: 'index',
			intersect: false,
			axis: isHorizontal ? 'y' : 'x',
		},
		datasets: {
			bar: { maxBarThickness: 56, borderRadius: 3, minBarLength: 2 },
		},
		scales: isHorizontal
			? { x: scores, y: names }
			: { x: names, y: scores },
		plugins: { tooltip: tooltip( display ) },
	} as ChartOptions< 'bar' >;
}

export function pieOptions( display: Display ): ChartOptions< 'pie' > {
	return {
		maintainAspectRatio: false,
		animation: display.isStill ? false : { duration: 250 },
		// The clock's direction follows the script's.
		rotation: 0,
		datasets: { pie: { borderWidth: 2, borderColor: '#fff' } },
		plugins: { tooltip: tooltip( display ) },
	} as ChartOptions< 'pie' >;
}
