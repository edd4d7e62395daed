import { NEW_SURVEY_ID } from '../../survey-model';
import type { SurveyQuery } from '../api';
import { fetchSurvey, listSurveys } from '../api';
import { current, expiring } from '../resolving';
import type { ThunkArgs } from './actions';
import { closeSurvey, receiveSurvey, receiveSurveyList } from './actions';
import { withFirstQuestion } from './first-question';
import { isListChange } from './lists';
import type { Action } from './types';

export const getSurveyList =
	( query: SurveyQuery ) =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const list = await current( select.getListVersion, () =>
			listSurveys( query )
		);
		dispatch( receiveSurveyList( query, list ) );
	};

/** A survey that was saved, copied or moved to the trash may be anywhere in any list. */
getSurveyList.shouldInvalidate = isListChange;

export const getSurvey =
	( id: number ) =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		// A new survey is nowhere but in the builder, and one that has just been saved is there already.
		if ( id !== NEW_SURVEY_ID && select.getSurvey( id ) === undefined ) {
			await expiring(
				() => select.getCloseCount( id ),
				async () =>
					dispatch(
						receiveSurvey(
							withFirstQuestion( await fetchSurvey( id ) )
						)
					),
				() => dispatch( closeSurvey( id ) )
			);
		}
	};

getSurvey.shouldInvalidate = ( action: Action, id: number ): boolean =>
	action.type === 'CLOSE_SURVEY' && action.id === id;
