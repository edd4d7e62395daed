/**
 * A line drawing of 16 by 16 pixels beside or instead of a text.
 *
 * @param props
 * @param props.path The data of its path.
 */
export function Icon( { path }: { path: string } ) {
	return (
		<svg className="line-icon" viewBox="0 0 16 16" aria-hidden>
			<path d={ path } />
		</svg>
	);
}
