import type { ResponseDetail, ResponseList } from '../../survey-model';
import type { ResponseAction, ResponseQuery } from '../api';
import { changeResponses as sendChange, responsesPath } from '../api';
import type { ActionOf, BoundSelectors, ResolverDispatch } from '../types';
import type * as selectors from './selectors';
import type { Action, State } from './types';

/** What @wordpress/data hands to thunks of this store. */
interface ThunkArgs {
	dispatch: ( action: Action ) => void;
}

/** What it hands to resolvers. */
export interface ResolverArgs {
	dispatch: ResolverDispatch< Action >;
	select: BoundSelectors< State, typeof selectors >;
}

export function receiveResponseList(
	surveyId: number,
	query: ResponseQuery,
	list: ResponseList
): ActionOf< Action, 'RECEIVE_RESPONSE_LIST' > {
	return {
		type: 'RECEIVE_RESPONSE_LIST',
		path: responsesPath( surveyId, query ),
		list,
	};
}

export function receiveResponse(
	response: ResponseDetail
): ActionOf< Action, 'RECEIVE_RESPONSE' > {
	return { type: 'RECEIVE_RESPONSE', response };
}

/** Visitors answer all the time: who looks at a survey's responses again gets them anew. */
export function invalidateResponses(
	surveyId: number
): ActionOf< Action, 'INVALIDATE_RESPONSES' > {
	return { type: 'INVALIDATE_RESPONSES', surveyId };
}

/** Moves responses to the trash or spam, restores them or deletes them for good. Rejects with an ApiError. */
export function changeResponses(
	surveyId: number,
	change: ResponseAction,
	ids: readonly number[]
) {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		await sendChange( surveyId, change, ids );
		dispatch( { type: 'FINISH_CHANGE', surveyId, change, ids } );
	};
}
