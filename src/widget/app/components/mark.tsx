/** The icon above the thank-you message: a check mark, or an exclamation mark if sending the answers failed. */
export function Mark( { isProblem }: { isProblem: boolean } ) {
	return (
		<svg
			className={ `mark${ isProblem ? ' is-problem' : '' }` }
			key={ String( isProblem ) }
			viewBox="0 0 56 56"
			aria-hidden
		>
			<circle cx="28" cy="28" r="26" />
			<path
				pathLength="1"
				d={ isProblem ? 'M28 16v15M28 38.5v.5' : 'M18 29l7 7 14-15' }
			/>
		</svg>
	);
}
