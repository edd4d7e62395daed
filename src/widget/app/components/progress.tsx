interface Props {
	position: number;
	total: number;
}

/** How far the visitor has come, as a line along the popup's edge; the words are in the question's view. */
export function Progress( { position, total }: Props ) {
	return (
		<div className="progress" aria-hidden>
			<div style={ { width: `${ ( 100 * position ) / total }%` } } />
		</div>
	);
}
