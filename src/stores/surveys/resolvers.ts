import { NEW_SURVEY_ID } from '../../survey-model';
import type { SurveyQuery } from '../api';
import { fetchReach, fetchSurvey, listSurveys } from '../api';
import { affectsPages } from '../pages';
import { fetchLatest, invalidateIfStale } from '../resolving';
import type { ThunkArgs } from './actions';
import { closeSurvey, receiveSurvey, receiveSurveyList } from './actions';
import { withFirstQuestion } from './first-question';
import type { Action } from './types';

export const getSurveyList =
	( query: SurveyQuery ) =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const list = await fetchLatest( select.getListVersion, () =>
			listSurveys( query )
		);
		dispatch( receiveSurveyList( query, list ) );
	};

/** A survey that was saved, copied or moved to the trash may appear on any page of any list. */
getSurveyList.shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'FINISH_SAVE' || affectsPages( action );

export const getSurvey =
	( id: number ) =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		// A new survey exists only in the builder, and a survey that was just saved is already loaded.
		if ( id !== NEW_SURVEY_ID && select.getSurvey( id ) === undefined ) {
			await invalidateIfStale(
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

export const getReach =
	( id: number ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( {
			type: 'RECEIVE_REACH',
			id,
			reach: await fetchReach( id ),
		} );
	};

getReach.shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'ANNOUNCE_PUBLISHED';
