import { fetchPostSurveys } from '../post-surveys-api';
import { receivePostSurveys } from './actions';
import type { Action } from './types';

export const getPostSurveys =
	( postId: number, included: readonly number[] ) =>
	async ( {
		dispatch,
	}: {
		dispatch: ( action: Action ) => void;
	} ): Promise< void > =>
		dispatch(
			receivePostSurveys(
				postId,
				included,
				await fetchPostSurveys( postId, included )
			)
		);
