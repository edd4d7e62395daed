import { contrast } from '../../survey-model';

/** Contrast of what is no text, WCAG 2.2, 1.4.11. */
const NEEDED = 3;

/**
 * Whether a colour can be told from what is behind it.
 *
 * @param color   `#rrggbb`.
 * @param surface A computed background colour: `rgb(r, g, b)`.
 */
export function isSeenOn( color: string, surface: string ): boolean {
	const front = [ 1, 3, 5 ].map( ( start ) =>
		parseInt( color.slice( start, start + 2 ), 16 )
	);
	const back = ( surface.match( /\d+/g ) ?? [] ).map( Number );
	// A comparison with NaN is false: a colour that cannot be read is none.
	return contrast( front, back ) >= NEEDED;
}
