import type { ResponseQuery } from '../api';
import { fetchResponse, listResponses } from '../api';
import type { ThunkArgs } from './actions';
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

/** Asks again when something was changed while the answer was on its way. */
async function current< T >(
	select: ThunkArgs[ 'select' ],
	ask: () => Promise< T >
): Promise< T > {
	const before = select.getChangeCount();
	const answer = await ask();
	return select.getChangeCount() === before ? answer : current( select, ask );
}

export const getResponseList =
	( surveyId: number, query: ResponseQuery ) =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const list = await current( select, () =>
			listResponses( surveyId, query )
		);
		dispatch( receiveResponseList( surveyId, query, list ) );
	};

getResponseList.shouldInvalidate = changesResponses;

export const getResponse =
	( surveyId: number, id: number ) =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const response = await current( select, () =>
			fetchResponse( surveyId, id )
		);
		dispatch( receiveResponse( response ) );
	};

getResponse.shouldInvalidate = changesResponses;
