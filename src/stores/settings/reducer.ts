import { combineReducers } from '@wordpress/data';
import type { FieldError } from '../../survey-model';
import { getAdminData } from '../admin-data';
import {
	openedRecord,
	withAnswer,
	withEdits,
	withFailure,
	withSave,
	withoutEdits,
} from '../record';
import type { Action, SettingsRecord, State } from './types';

/**
 * Converts paths such as `settings.view_results[0]` to paths in the record: the server's paths start with the name of
 * the request argument.
 */
function fieldsOfRecord( refused: readonly FieldError[] ): FieldError[] {
	return refused.map( ( error ) => ( {
		...error,
		field: error.field.replace( /^settings\./, '' ),
	} ) );
}

function changed( known: SettingsRecord, action: Action ): SettingsRecord {
	switch ( action.type ) {
		case 'EDIT_SETTINGS':
			return withEdits( known, action.changes );
		case 'DISCARD_EDITS':
			return withoutEdits( known );
		case 'START_SAVE':
			return withSave( known, action.attempt );
		case 'FINISH_SAVE':
			return withAnswer( known, action.settings );
		case 'FAIL_SAVE':
			return withFailure(
				known,
				fieldsOfRecord( action.refused ),
				action.isAnswerLost
			);
		default:
			return known;
	}
}

function record(
	state: State[ 'record' ] = null,
	action: Action
): State[ 'record' ] {
	if ( action.type === 'RECEIVE_SETTINGS' ) {
		const loaded: SettingsRecord = openedRecord( action.settings );
		return state === null ? loaded : withEdits( loaded, state.edits );
	}
	return state && changed( state, action );
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
