interface Props {
	/** The data of its path. */
	path: string;
	/** The size of the box in which the path is drawn. */
	box?: number;
}

/** A line drawing beside or instead of a text. */
export function Icon( { path, box = 16 }: Props ) {
	return (
		<svg
			className="line-icon"
			viewBox={ `0 0 ${ box } ${ box }` }
			aria-hidden
		>
			<path d={ path } />
		</svg>
	);
}
