import { fetchResults } from '../api';
import type { ThunkArgs } from './actions';
import { receiveSurveyResults } from './actions';
import type { Action } from './types';

export const getSurveyResults =
	( id: number ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( receiveSurveyResults( id, await fetchResults( id ) ) );
	};

getSurveyResults.shouldInvalidate = ( action: Action, id: number ): boolean =>
	action.type === 'INVALIDATE_SURVEY_RESULTS' && action.id === id;
