import type { ResponseQuery } from '../api';
import { fetchResponse, listResponses } from '../api';
import { current, expiring } from '../resolving';
import type { ResolverArgs } from './actions';
import { receiveResponse, receiveResponseList } from './actions';
import type { Action } from './types';

/** Whether what is known of a survey's responses may be wrong after this. */
function changesResponses( action: Action, surveyId: number ): boolean {
	return (
		( action.type === 'FINISH_CHANGE' ||
			action.type === 'INVALIDATE_RESPONSES' ) &&
		action.surveyId === surveyId
	);
}

export const getResponseList =
	( surveyId: number, query: ResponseQuery ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		expiring(
			select.getVisitCount,
			async () => {
				const list = await current( select.getChangeCount, () =>
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

getResponseList.shouldInvalidate = changesResponses;

export const getResponse =
	( surveyId: number, id: number ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		expiring(
			select.getVisitCount,
			async () => {
				const response = await current( select.getChangeCount, () =>
					fetchResponse( surveyId, id )
				);
				dispatch( receiveResponse( response ) );
			},
			() =>
				dispatch.invalidateResolution( 'getResponse', [ surveyId, id ] )
		);

getResponse.shouldInvalidate = changesResponses;
