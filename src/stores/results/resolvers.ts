import type { OverviewQuery } from '../api';
import { fetchOverview, fetchResults } from '../api';
import type { ThunkArgs } from './actions';
import { receiveOverview, receiveSurveyResults } from './actions';
import type { Action } from './types';

function isInvalidation( action: Action ): boolean {
	return action.type === 'INVALIDATE_RESULTS';
}

export const getOverview =
	( query: OverviewQuery ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( receiveOverview( query, await fetchOverview( query ) ) );
	};

getOverview.shouldInvalidate = isInvalidation;

export const getSurveyResults =
	( id: number ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( receiveSurveyResults( id, await fetchResults( id ) ) );
	};

getSurveyResults.shouldInvalidate = isInvalidation;
