import { contrast } from '../../survey-model';

/** The minimum contrast of graphics, WCAG 2.2, 1.4.11. */
const NEEDED = 3;

/**
 * Whether a colour has enough contrast with the surface behind it.
 *
 * @param color   `#rrggbb`.
 * @param surface A computed background colour: `rgb(r, g, b)`.
 */
export function isSeenOn( color: string, surface: string ): boolean {
	const front = [ 1, 3, 5 ].map( ( start ) =>
		parseInt( color.slice( start, start + 2 ), 16 )
	);
	const back = ( surface.match( /\d+/g ) ?? [] ).map( Number );
	// An invalid colour gives NaN, and a comparison with NaN is false.
	return contrast( front, back ) >= NEEDED;
}
