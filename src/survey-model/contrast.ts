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
