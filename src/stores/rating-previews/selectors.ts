import type { State } from './types';

/** How the rating control looks in a post; '' if visitors see none, undefined until it is loaded. */
export function getRatingHtml(
	state: State,
	postId: number
): string | undefined {
	return state[ postId ];
}
