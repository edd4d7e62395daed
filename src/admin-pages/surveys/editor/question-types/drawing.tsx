/**
 * An icon of 24 × 24 whose lines have the text's color.
 *
 * @param path The `d` of an svg path.
 */
export function drawing( path: string ) {
	return (
		<svg viewBox="0 0 24 24">
			<path
				fill="none"
				stroke="currentColor"
				strokeWidth={ 1.5 }
				strokeLinecap="round"
				strokeLinejoin="round"
				d={ path }
			/>
		</svg>
	);
}

/** The path of a centred circle. */
export const CIRCLE =
	'M19.25 12a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0z';

/** The path of a square with rounded corners. */
export const SQUARE =
	'M7.25 4.75h9.5a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1-2.5 2.5h-9.5a2.5 2.5 0 0 1-2.5-2.5v-9.5a2.5 2.5 0 0 1 2.5-2.5z';
