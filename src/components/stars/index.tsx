import { VisuallyHidden } from '@wordpress/components';
import './stars.scss';

const NUMBERS = [ 1, 2, 3, 4, 5 ];

const STAR =
	'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

interface StarsProps {
	/** 0 to 5; fractions are allowed. */
	value: number;
	/** The text for screen readers. */
	label: string;
	/** Shown instead of stars, such as hearts. */
	drawing?: { path: string; viewBox: string };
}

const STARS = { path: STAR, viewBox: '0 0 20 20' };

/** Five stars, filled up to a value. */
export function Stars( { value, label, drawing = STARS }: StarsProps ) {
	const { path, viewBox } = drawing;
	return (
		<span className="userfeedback-stars">
			<VisuallyHidden>{ label }</VisuallyHidden>
			{ NUMBERS.map( ( number ) => (
				<svg
					key={ number }
					width="20"
					height="20"
					viewBox={ viewBox }
					aria-hidden="true"
					focusable="false"
				>
					<path className="userfeedback-stars__empty" d={ path } />
					<path
						className="userfeedback-stars__full"
						d={ path }
						style={ { clipPath: filled( value - number + 1 ) } }
					/>
				</svg>
			) ) }
		</span>
	);
}

/**
 * The clip path of a partly filled star. Right-to-left layout mirrors the order of the stars but not clip paths, so
 * this function mirrors them.
 */
function filled( part: number ): string {
	const percent = 100 * Math.min( Math.max( part, 0 ), 1 );
	return document.dir === 'rtl'
		? `inset(0 0 0 ${ 100 - percent }%)`
		: `inset(0 ${ 100 - percent }% 0 0)`;
}
