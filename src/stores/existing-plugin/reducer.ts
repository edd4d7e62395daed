import { combineReducers } from '@wordpress/data';
import type { Action, State } from './types';

const IDLE: State[ 'work' ] = {};

function overview(
	state: State[ 'overview' ] = undefined,
	action: Action
): State[ 'overview' ] {
	switch ( action.type ) {
		case 'RECEIVE_OVERVIEW':
			return action.overview;
		case 'RECEIVE_RUNS':
			return state && { ...state, ...action.runs };
		default:
			return state;
	}
}

function work(
	state: State[ 'work' ] = IDLE,
	action: Action
): State[ 'work' ] {
	switch ( action.type ) {
		case 'START':
			return { name: action.name };
		case 'STOP':
			return { ...state, isStopping: true };
		case 'END':
			return IDLE;
		case 'FAIL':
			return { error: action.error };
		default:
			return state;
	}
}

export const reducer = combineReducers( { overview, work } );
