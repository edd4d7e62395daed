import type { ReactNode } from 'react';
import { createChunk } from '../../hooks/use-chunk';
import { ChartFrame } from '../chart-frame';
import type { ChartPart } from './data';
import { describeParts } from './data';
import './nps-chart.scss';

/** chart.js, in the same chunk as that of the line chart. */
const useCanvas = createChunk( () =>
	import( /* webpackChunkName: "admin-line-chart" */ './canvas' ).then(
		( { PartsCanvas } ) => PartsCanvas
	)
);

interface PartsChartProps {
	kind: 'bars-vertical' | 'bars-horizontal' | 'pie';
	/** What the chart shows. */
	title: string;
	/** Keep the same list: each new one updates the chart. */
	parts: readonly ChartPart[];
	/** The values as a table: for users who prefer numbers, or if the chart could not be loaded. */
	table: ReactNode;
}

/** Bars on the axis of scores, or a pie with its legend. */
export function PartsChart( { kind, title, parts, table }: PartsChartProps ) {
	const { part: Canvas, hasFailed } = useCanvas();
	return (
		<ChartFrame
			className="userfeedback-parts-chart"
			title={ title }
			hasFailed={ hasFailed }
			table={ table }
		>
			<div className={ `userfeedback-parts-chart__drawing is-${ kind }` }>
				{ Canvas && (
					<Canvas
						kind={ kind }
						parts={ parts }
						label={ describeParts( title, parts ) }
					/>
				) }
				{ kind === 'pie' && <Legend parts={ parts } /> }
			</div>
		</ChartFrame>
	);
}

/** The colours of a pie with their values, which the chart's text alternative names as well. */
function Legend( { parts }: { parts: readonly ChartPart[] } ) {
	return (
		<ul className="userfeedback-parts-chart__legend" aria-hidden="true">
			{ parts.map( ( { label, text, color } ) => (
				<li key={ label }>
					<span
						className="userfeedback-parts-chart__colour"
						style={ { background: color } }
					/>
					<span>{ label }</span>
					<span className="userfeedback-parts-chart__value">
						{ text }
					</span>
				</li>
			) ) }
		</ul>
	);
}
