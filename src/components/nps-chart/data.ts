/** The kinds of charts, in the order in which they are offered; the first one is the default. */
export const CHART_KINDS = [
	'bars-vertical',
	'bars-horizontal',
	'lines',
	'pie',
] as const;

export type ChartKind = ( typeof CHART_KINDS )[ number ];

/** The axis of scores and of shares that count for or against them. */
export const SCORE_SCALE = { min: -100, max: 100, step: 5 } as const;

/** The distance between the axis' labelled values: labels at each step would overlap. */
const LABEL_STEP = 25;

/** Whether a value of the axis has a label and a line across the chart. */
export function isLabelled( value: number ): boolean {
	return value % LABEL_STEP === 0;
}

/** Five blues, for the highest scores first. */
export const PIE_BLUES = [
	'#0b3d7a',
	'#1b62b8',
	'#2d87f1',
	'#7fb5f6',
	'#c3dcfb',
] as const;

/** A bar, or a slice of a pie. */
export interface ChartPart {
	label: string;
	/** The length of a bar from -100 to 100, or the count of a slice. */
	value: number;
	/** The value with its noun, for tooltips and the chart's text alternative. */
	text: string;
	color: string;
}

/** The chart's text alternative. */
export function describeParts(
	title: string,
	parts: readonly ChartPart[]
): string {
	return `${ title }: ${ parts
		.map( ( { label, text } ) => `${ label } ${ text }` )
		.join( ', ' ) }.`;
}
