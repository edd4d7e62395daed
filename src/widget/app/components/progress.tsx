interface Props {
	position: number;
	total: number;
}

/** The visitor's progress as a line along the popup's edge; the question's view contains it as text. */
export function Progress( { position, total }: Props ) {
	return (
		<div className="progress" aria-hidden>
			<div style={ { width: `${ ( 100 * position ) / total }%` } } />
		</div>
	);
}
