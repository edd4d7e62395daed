/** A colour with its opacity, each from 0 to 255. */
export type Color = readonly [ number, number, number, number ];

/** From no heat to the most: blue, green, yellow, red; what is hot also covers more of the page. Light ones, since many buttons are dark. */
const STOPS: readonly ( readonly [ number, Color ] )[] = [
	[ 0, [ 86, 166, 250, 0 ] ],
	[ 0.08, [ 86, 166, 250, 110 ] ],
	[ 0.35, [ 45, 205, 205, 145 ] ],
	[ 0.55, [ 90, 210, 90, 165 ] ],
	[ 0.75, [ 255, 205, 40, 185 ] ],
	[ 1, [ 226, 32, 26, 215 ] ],
];

/** The colour of a share of the most heat, from 0 to 1. */
export function colorAt( share: number ): Color {
	const at = Math.min( 1, Math.max( 0, share ) );
	const next = Math.max(
		1,
		STOPS.findIndex( ( [ stop ] ) => stop >= at )
	);
	const [ low, from ] = STOPS[ next - 1 ]!;
	const [ high, to ] = STOPS[ next ]!;
	const part = ( at - low ) / ( high - low );
	const mix = ( index: 0 | 1 | 2 | 3 ) =>
		Math.round( from[ index ] + ( to[ index ] - from[ index ] ) * part );
	return [ mix( 0 ), mix( 1 ), mix( 2 ), mix( 3 ) ];
}

const LEVELS = 1024;
const LAST = LEVELS - 1;

/** The colours of all levels, since each value of a field wants one: four bytes in the order in which a picture has them. */
const LEVEL_COLORS = new Uint32Array(
	new Uint8ClampedArray(
		Array.from( { length: LEVELS }, ( _, level ) =>
			colorAt( level / LAST )
		).flat()
	).buffer
);

/**
 * The pixels of a field, four bytes each. Much fewer events than the most are still seen: the scale is that of the square
 * root.
 *
 * @param values
 * @param most   The heat of the last colour.
 */
export function pixelsOf(
	values: Float32Array,
	most: number
): Uint8ClampedArray< ArrayBuffer > {
	const pixels = new Uint8ClampedArray( values.length * 4 );
	if ( most <= 0 ) {
		return pixels;
	}
	// Four bytes at once: a picture of a whole page has more than a million values.
	const colors = new Uint32Array( pixels.buffer );
	for ( let index = 0; index < values.length; index++ ) {
		const value = values[ index ]!;
		if ( value > 0 ) {
			const share = Math.sqrt( Math.min( 1, value / most ) );
			colors[ index ] = LEVEL_COLORS[ Math.round( share * LAST ) ]!;
		}
	}
	return pixels;
}

/** The ramp as a CSS gradient, for the legend. */
export function rampGradient( direction: string ): string {
	const stops = STOPS.map(
		( [ at, [ red, green, blue, alpha ] ] ) =>
			`rgb(${ red } ${ green } ${ blue } / ${ ( alpha / 255 ).toFixed( 2 ) }) ${ at * 100 }%`
	);
	return `linear-gradient(${ [ direction, ...stops ].join( ', ' ) })`;
}
