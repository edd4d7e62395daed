import type {
	ResponseChoices,
	ResponseDetail,
	ResponseList,
	ResponseTag,
} from '../../survey-model';
import type { ResponseAction, ResponseQuery } from '../api';
import { changeResponses as requestChange, responsesPath } from '../api';
import { sendChange } from '../pages';
import { toApiError } from '../api-error';
import { updateColumns } from '../response-list-api';
import type { ActionOf, BoundSelectors, ResolverDispatch } from '../types';
import type * as selectors from './selectors';
import type { Action, State } from './types';

/** What @wordpress/data hands to thunks of this store. */
export interface ThunkArgs {
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
): ActionOf< Action, 'RECEIVE_PAGE' > {
	return {
		type: 'RECEIVE_PAGE',
		path: responsesPath( surveyId, query ),
		page: list,
	};
}

export function receiveResponse(
	response: ResponseDetail
): ActionOf< Action, 'RECEIVE_RESPONSE' > {
	return { type: 'RECEIVE_RESPONSE', response };
}

export function receiveTags(
	surveyId: number,
	tags: readonly ResponseTag[]
): ActionOf< Action, 'RECEIVE_TAGS' > {
	return { type: 'RECEIVE_TAGS', surveyId, tags };
}

/** Marks a survey's responses as stale: visitors may have answered meanwhile. */
export function invalidateResponses(
	surveyId: number
): ActionOf< Action, 'INVALIDATE_RESPONSES' > {
	return { type: 'INVALIDATE_RESPONSES', surveyId };
}

/**
 * Moves responses to the trash or spam, restores them or deletes them permanently. Rejects with an ApiError, and then
 * nothing has changed.
 */
export function changeResponses(
	surveyId: number,
	change: ResponseAction,
	ids: readonly number[]
) {
	return ( { dispatch }: ThunkArgs ): Promise< void > =>
		sendChange( dispatch, { ids, surveyId }, () =>
			requestChange( surveyId, change, ids )
		);
}

export function receiveChoices(
	surveyId: number,
	choices: ResponseChoices
): ActionOf< Action, 'RECEIVE_CHOICES' > {
	return { type: 'RECEIVE_CHOICES', surveyId, choices };
}

/** The last request for columns and the last choice, by survey. */
const sending = new Map< number, Promise< void > >();
const wanted = new Map< number, readonly string[] >();

/**
 * Chooses the questions that are columns in the user's table. Shows them at once; rejects with an ApiError if they could not be kept. Quick
 * choices are sent one after the other, and only the last one of those that wait: requests may overtake each other.
 */
export function chooseColumns( surveyId: number, columns: readonly string[] ) {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( {
			type: 'SET_COLUMNS',
			surveyId,
			columns: [ ...columns ],
		} );
		wanted.set( surveyId, columns );
		const before = sending.get( surveyId ) ?? Promise.resolve();
		const own = before
			// Its caller has got its failure.
			.catch( () => undefined )
			.then( async () => {
				if ( wanted.get( surveyId ) === columns ) {
					await updateColumns( surveyId, columns );
				}
			} );
		sending.set( surveyId, own );
		try {
			await own;
		} catch ( thrown ) {
			throw toApiError( thrown );
		}
	};
}
