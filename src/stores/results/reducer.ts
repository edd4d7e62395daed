import { combineReducers } from '@wordpress/data';
import type { Action, State } from './types';

function overviews(
	state: State[ 'overviews' ] = {},
	action: Action
): State[ 'overviews' ] {
	return action.type === 'RECEIVE_OVERVIEW'
		? { ...state, [ action.path ]: action.overview }
		: state;
}

function surveys(
	state: State[ 'surveys' ] = {},
	action: Action
): State[ 'surveys' ] {
	return action.type === 'RECEIVE_SURVEY_RESULTS'
		? { ...state, [ action.path ]: action.results }
		: state;
}

function texts(
	state: State[ 'texts' ] = {},
	action: Action
): State[ 'texts' ] {
	return action.type === 'RECEIVE_TEXTS'
		? { ...state, [ action.path ]: action.page }
		: state;
}

function trends(
	state: State[ 'trends' ] = {},
	action: Action
): State[ 'trends' ] {
	return action.type === 'RECEIVE_TREND'
		? { ...state, [ action.path ]: action.trend }
		: state;
}

function invalidations( state = 0, action: Action ): number {
	return action.type === 'INVALIDATE_RESULTS' ? state + 1 : state;
}

export const reducer = combineReducers( {
	overviews,
	surveys,
	texts,
	trends,
	invalidations,
} );
