import type { State } from './types';
import { previewKey } from './types';

/**
 * How the rating control looks; '' if visitors see none, undefined until it is loaded. `postId` is the post that the
 * block is in (0 in a template), `chosen` the post that visitors rate instead (0 for the same).
 */
export function getRatingHtml(
	state: State,
	postId: number,
	chosen: number
): string | undefined {
	return state[ previewKey( postId, chosen ) ];
}
