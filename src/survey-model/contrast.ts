/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [ number, number, number ];

export const WHITE: Rgb = [ 255, 255, 255 ];
/** The default text colour, #23282D. */
export const DARK: Rgb = [ 35, 40, 45 ];

/** The minimum contrast of large text, WCAG 2.2, 1.4.3: 18.66 px and more, if it is bold. */
const LARGE_TEXT_CONTRAST = 3;

/**
 * The colour of a label on a coloured background: white where it has enough contrast for large text, otherwise dark,
 * which then has more than 4.5. Labels must be bold and have at least 18.7 px.
 *
 * @param background The owner's colour.
 */
export function labelColor( background: Rgb ): Rgb {
	return contrast( WHITE, background ) >= LARGE_TEXT_CONTRAST ? WHITE : DARK;
}

/**
 * WCAG's contrast ratio of two colours: 1 to 21; NaN if one of them is invalid.
 *
 * @param one   Red, green and blue, 0 to 255.
 * @param other
 */
export function contrast(
	one: readonly number[],
	other: readonly number[]
): number {
	const [ first, second ] = [ luminance( one ), luminance( other ) ];
	return (
		( Math.max( first, second ) + 0.05 ) /
		( Math.min( first, second ) + 0.05 )
	);
}

function luminance( color: readonly number[] ): number {
	const [ red, green, blue ] = color.map( ( channel ) => {
		const share = channel / 255;
		return share <= 0.03928
			? share / 12.92
			: ( ( share + 0.055 ) / 1.055 ) ** 2.4;
	} ) as [ number, number, number ];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
