import { __, sprintf } from '@wordpress/i18n';

interface ComparisonProps {
	now: number;
	/** The same number in the period before. */
	before: number;
	/** How the number is shown; numbers that look the same count as unchanged. */
	format: ( value: number ) => string;
	/** Whether the change is larger than chance explains; undefined if that is unknown. */
	isSignificant?: boolean | undefined;
}

/** How a number changed since the period before, and whether that means anything: in words, not only by colour. */
export function Comparison( {
	now,
	before,
	format,
	isSignificant,
}: ComparisonProps ) {
	const was = format( before );
	if ( format( now ) === was ) {
		return (
			<span className="userfeedback-change">
				{ sprintf(
					/* translators: %s: a number. */
					__( 'Unchanged from %s before', 'userfeedback' ),
					was
				) }
			</span>
		);
	}
	const isUp = now > before;
	const change = isUp
		? /* translators: %s: a number. */
			__( 'Up from %s before', 'userfeedback' )
		: /* translators: %s: a number. */
			__( 'Down from %s before', 'userfeedback' );
	return (
		<span className={ `userfeedback-change is-${ isUp ? 'up' : 'down' }` }>
			<span>
				<span aria-hidden="true">{ isUp ? '▲ ' : '▼ ' }</span>
				{ sprintf( change, was ) }
			</span>
			{ isSignificant !== undefined && (
				<span className="userfeedback-change__meaning">
					{ isSignificant
						? __( 'More than chance', 'userfeedback' )
						: __( 'Could be chance', 'userfeedback' ) }
				</span>
			) }
		</span>
	);
}
