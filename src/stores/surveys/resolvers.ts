import { NEW_SURVEY_ID } from '../../survey-model';
import type { SurveyQuery } from '../api';
import { fetchSurvey, listSurveys } from '../api';
import type { ThunkArgs } from './actions';
import { receiveSurvey, receiveSurveyList } from './actions';
import type { Action } from './types';

export const getSurveyList =
	( query: SurveyQuery ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( receiveSurveyList( query, await listSurveys( query ) ) );
	};

/** A saved survey may be new, renamed or published, and so anywhere in any list. */
getSurveyList.shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'FINISH_SAVE';

export const getSurvey =
	( id: number ) =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		// A new survey is nowhere but in the builder, and one that has just been saved is there already.
		if ( id !== NEW_SURVEY_ID && select.getSurvey( id ) === undefined ) {
			dispatch( receiveSurvey( await fetchSurvey( id ) ) );
		}
	};

getSurvey.shouldInvalidate = ( action: Action, id: number ): boolean =>
	action.type === 'CLOSE_SURVEY' && action.id === id;
