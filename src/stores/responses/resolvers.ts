import type { ResponseQuery } from '../api';
import { fetchResponse, listResponses } from '../api';
import { affectsPages } from '../pages';
import { fetchTags } from '../remarks-api';
import { fetchLatest, invalidateIfStale } from '../resolving';
import { fetchResponseChoices } from '../response-list-api';
import type { ResolverArgs } from './actions';
import {
	receiveChoices,
	receiveResponse,
	receiveResponseList,
	receiveTags,
} from './actions';
import type { Action } from './types';

/** Whether the loaded responses of a survey may be outdated after this action. */
function outdatesResponses( action: Action, surveyId: number ): boolean {
	return (
		( action.type === 'INVALIDATE_RESPONSES' || affectsPages( action ) ) &&
		'surveyId' in action &&
		action.surveyId === surveyId
	);
}

export const getResponseList =
	( surveyId: number, query: ResponseQuery ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		invalidateIfStale(
			select.getInvalidationCount,
			async () => {
				const list = await fetchLatest( select.getListVersion, () =>
					listResponses( surveyId, query )
				);
				dispatch( receiveResponseList( surveyId, query, list ) );
			},
			() =>
				dispatch.invalidateResolution( 'getResponseList', [
					surveyId,
					query,
				] )
		);

getResponseList.shouldInvalidate = (
	action: Action,
	surveyId: number,
	query: ResponseQuery
): boolean =>
	outdatesResponses( action, surveyId ) ||
	( action.type === 'MARK_RESPONSES' &&
		action.surveyId === surveyId &&
		query.filter?.[ 'test' ] !== undefined );

export const getResponse =
	( surveyId: number, id: number ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		invalidateIfStale(
			select.getInvalidationCount,
			async () => {
				const response = await fetchLatest( select.getListVersion, () =>
					fetchResponse( surveyId, id )
				);
				dispatch( receiveResponse( response ) );
			},
			() =>
				dispatch.invalidateResolution( 'getResponse', [ surveyId, id ] )
		);

getResponse.shouldInvalidate = outdatesResponses;

export const getTags =
	( surveyId: number ) =>
	async ( { dispatch }: ResolverArgs ): Promise< void > => {
		dispatch( receiveTags( surveyId, await fetchTags( surveyId ) ) );
	};

getTags.shouldInvalidate = ( action: Action, surveyId: number ): boolean =>
	( action.type === 'SET_TAGS' || affectsPages( action ) ) &&
	'surveyId' in action &&
	action.surveyId === surveyId;

export const getResponseChoices =
	( surveyId: number ) =>
	async ( { dispatch }: ResolverArgs ): Promise< void > => {
		dispatch(
			receiveChoices( surveyId, await fetchResponseChoices( surveyId ) )
		);
	};

getResponseChoices.shouldInvalidate = (
	action: Action,
	surveyId: number
): boolean =>
	( action.type === 'SET_TAGS' || action.type === 'INVALIDATE_RESPONSES' ) &&
	action.surveyId === surveyId;
