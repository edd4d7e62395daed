import { combineReducers } from '@wordpress/data';
import type { ResponseList } from '../../survey-model';
import { noPages, pagesAfter } from '../pages';
import type { Action, State } from './types';

function lists(
	state: State[ 'lists' ] = noPages< ResponseList >(),
	action: Action
): State[ 'lists' ] {
	switch ( action.type ) {
		case 'RECEIVE_PAGE':
		case 'START_CHANGE':
		case 'FINISH_CHANGE':
		case 'FAIL_CHANGE':
			return pagesAfter( state, action );
		default:
			return state;
	}
}

function details(
	state: State[ 'details' ] = {},
	action: Action
): State[ 'details' ] {
	switch ( action.type ) {
		case 'RECEIVE_RESPONSE':
			return { ...state, [ action.response.id ]: action.response };
		case 'FINISH_CHANGE':
			// The neighbours and positions of the survey's other responses change too.
			return Object.fromEntries(
				Object.entries( state ).filter(
					( [ , { survey } ] ) => survey.id !== action.surveyId
				)
			);
		default:
			return state;
	}
}

function invalidations( state = 0, action: Action ): number {
	return action.type === 'INVALIDATE_RESPONSES' ? state + 1 : state;
}

export const reducer = combineReducers( { lists, details, invalidations } );
