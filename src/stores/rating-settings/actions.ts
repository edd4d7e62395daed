import type { PathIn, RatingSettings, ValueAt } from '../../survey-model';
import { updateRatingSettings } from '../ratings-api';
import { editRecordAt, saveRecord } from '../single-record';
import type { ActionOf } from '../types';
import type { Action, ThunkArgs } from './types';

export function receiveRatingSettings(
	values: RatingSettings
): ActionOf< Action, 'RECEIVE_RECORD' > {
	return { type: 'RECEIVE_RECORD', values };
}

/** Changes the setting at a path. Does nothing until the settings are loaded. */
export function editSetting< Path extends PathIn< RatingSettings > >(
	path: Path,
	value: ValueAt< RatingSettings, Path >
) {
	return ( args: ThunkArgs ): void => editRecordAt( args, path, value );
}

/** Restores the saved settings. */
export function discardEdits(): ActionOf< Action, 'DISCARD_EDITS' > {
	return { type: 'DISCARD_EDITS' };
}

/** Saves the edits, unless a save is running. Rejects with an ApiError, and keeps the edits. */
export function saveRatingSettings() {
	return ( args: ThunkArgs ): Promise< void > =>
		saveRecord( args, updateRatingSettings );
}
