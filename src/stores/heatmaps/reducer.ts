import { combineReducers } from '@wordpress/data';
import type { HeatmapList } from '../heatmaps-api';
import { noPages, pagesAfter } from '../pages';
import type { Action, State } from './types';

function lists(
	state: State[ 'lists' ] = noPages< HeatmapList >(),
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

function counts(
	state: State[ 'counts' ] = {},
	action: Action
): State[ 'counts' ] {
	return action.type === 'RECEIVE_COUNTS'
		? { ...state, [ action.path ]: action.counts }
		: state;
}

function invalidations( state = 0, action: Action ): number {
	return action.type === 'INVALIDATE_HEATMAPS' ? state + 1 : state;
}

export const reducer = combineReducers( { lists, counts, invalidations } );
