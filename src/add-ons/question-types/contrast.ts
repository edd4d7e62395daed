/** Contrast of what is no text, WCAG 2.2, 1.4.11. */
const NEEDED = 3;

/**
 * Whether a colour can be told from what is behind it.
 *
 * @param color   `#rrggbb`.
 * @param surface `rgb(r g b)`, as the widget's `--surface` is written.
 */
export function isSeenOn( color: string, surface: string ): boolean {
	const front = luminance(
		[ 1, 3, 5 ].map( ( start ) =>
			parseInt( color.slice( start, start + 2 ), 16 )
		)
	);
	const back = luminance( ( surface.match( /\d+/g ) ?? [] ).map( Number ) );
	const contrast =
		( Math.max( front, back ) + 0.05 ) / ( Math.min( front, back ) + 0.05 );
	// A comparison with NaN is false: a colour that cannot be read is none.
	return contrast >= NEEDED;
}

function luminance( [ red = NaN, green = NaN, blue = NaN ]: number[] ): number {
	const light = ( channel: number ) => {
		const share = channel / 255;
		return share <= 0.03928
			? share / 12.92
			: ( ( share + 0.055 ) / 1.055 ) ** 2.4;
	};
	return (
		0.2126 * light( red ) + 0.7152 * light( green ) + 0.0722 * light( blue )
	);
}
