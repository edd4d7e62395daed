import { formatPercent } from '@/lib/format';

/** The labelled positions of the axis. */
const TICKS = [ 0, 0.2, 0.4, 0.6, 0.8, 1 ] as const;

interface ShareBarProps {
	/** 0 to 1. */
	share: number;
	/** Where the share of all visitors probably lies, 0 to 1; drawn as a line on the bar. */
	interval?: { low: number; high: number } | undefined;
}

/** A bar whose whole length is 100%. Decorative: the numbers are beside it. */
export function ShareBar( { share, interval }: ShareBarProps ) {
	return (
		<span className="userfeedback-share-bar">
			<span
				className="userfeedback-share-bar__fill"
				style={ { inlineSize: `${ share * 100 }%` } }
			/>
			{ interval && (
				<span
					className="userfeedback-share-bar__interval"
					style={ {
						insetInlineStart: `${ interval.low * 100 }%`,
						inlineSize: `${
							( interval.high - interval.low ) * 100
						}%`,
					} }
				/>
			) }
		</span>
	);
}

/** The axis below the bars of a table. */
export function PercentAxis() {
	return (
		<tfoot aria-hidden="true">
			<tr>
				<td className="userfeedback-share-axis">
					{ TICKS.map( ( tick ) => (
						<span key={ tick }>{ formatPercent( tick ) }</span>
					) ) }
				</td>
			</tr>
		</tfoot>
	);
}
