interface Props {
	/** The share of the survey that the visitor has passed, from 0 to 1. */
	share: number;
}

/** The visitor's progress as a line along the popup's edge; the question's view contains it as text. */
export function Progress( { share }: Props ) {
	return (
		<div className="progress" aria-hidden>
			<div style={ { width: `${ 100 * share }%` } } />
		</div>
	);
}
