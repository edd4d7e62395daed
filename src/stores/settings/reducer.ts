import { combineReducers } from '@wordpress/data';
import type { Settings } from '../../survey-model';
import { getAdminData } from '../admin-data';
import { recordReducer } from '../single-record';
import type { Action, State } from './types';

const changedRecord = recordReducer< Settings >( 'settings' );

function record(
	state: State[ 'record' ] = null,
	action: Action
): State[ 'record' ] {
	return action.type === 'DISMISS_BLURB'
		? state
		: changedRecord( state, action );
}

function isBlurbDismissed(
	state: boolean = getAdminData().blurb_dismissed,
	action: Action
): boolean {
	return action.type === 'DISMISS_BLURB' || state;
}

/** The saved settings and the unsaved edits. */
export const reducer: ( state: State | undefined, action: Action ) => State =
	combineReducers( { record, isBlurbDismissed } );
