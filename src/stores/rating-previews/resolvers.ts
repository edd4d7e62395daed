import { fetchRatingHtml } from '../embeds-api';
import { receiveRatingHtml } from './actions';
import type { Action } from './types';

interface ThunkArgs {
	dispatch: ( action: Action ) => void;
}

export const getRatingHtml =
	( postId: number, chosen: number ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch(
			receiveRatingHtml(
				postId,
				chosen,
				await fetchRatingHtml( postId, chosen )
			)
		);
	};
