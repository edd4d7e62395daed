import type { Action } from './types';

export function receiveRatingHtml(
	postId: number,
	chosen: number,
	html: string
): Action {
	return { type: 'RECEIVE_RATING_HTML', postId, chosen, html };
}
