import { combineReducers } from '@wordpress/data';
import type { Action, State } from './types';

/** What is known of other surveys than this one. */
function withoutSurvey< Known extends { survey: { id: number } } >(
	state: Readonly< Record< string, Known > >,
	surveyId: number
): Record< string, Known > {
	return Object.fromEntries(
		Object.entries( state ).filter(
			( [ , { survey } ] ) => survey.id !== surveyId
		)
	);
}

function lists(
	state: State[ 'lists' ] = {},
	action: Action
): State[ 'lists' ] {
	switch ( action.type ) {
		case 'RECEIVE_RESPONSE_LIST':
			return { ...state, [ action.path ]: action.list };
		case 'FINISH_CHANGE':
			// Any page of any list may be another one now; screens keep showing theirs until it is loaded again.
			return withoutSurvey( state, action.surveyId );
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
			// Neighbours and positions change with it.
			return withoutSurvey( state, action.surveyId );
		default:
			return state;
	}
}

function changes( state = 0, action: Action ): number {
	return action.type === 'FINISH_CHANGE' ? state + 1 : state;
}

function visits( state = 0, action: Action ): number {
	return action.type === 'INVALIDATE_RESPONSES' ? state + 1 : state;
}

export const reducer = combineReducers( { lists, details, changes, visits } );
