import type { Strings } from '../definitions';

/** From this number of remaining characters on, screen readers are told how many there are. */
const NEAR = 40;

/** Delay after the last key, in milliseconds: announcing each key would be too fast. */
export const SPEAKING_PAUSE = 1000;

/**
 * How many characters a field still takes, as words: for everybody, and for screen readers, which hear them only near the limit.
 *
 * @param strings The page's texts.
 * @param left    The number.
 */
export function charactersLeft(
	strings: Strings,
	left: number
): [ words: string, near: string ] {
	const words =
		strings[ 'characters_left' ]?.replace( '%s', String( left ) ) ?? '';
	return [ words, left <= NEAR ? words : '' ];
}
