import type { PathIn, Settings, ValueAt } from '../../survey-model';
import { uuid } from '../../survey-model';
import { ajax } from '../ajax';
import { toApiError, updateSettings } from '../api';
import { editsAt } from '../record';
import type { ActionOf, BoundSelectors } from '../types';
import type * as selectors from './selectors';
import type { Action, SettingsEdits, State } from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}

export function receiveSettings(
	settings: Settings
): ActionOf< Action, 'RECEIVE_SETTINGS' > {
	return { type: 'RECEIVE_SETTINGS', settings };
}

export function editSettings(
	changes: SettingsEdits
): ActionOf< Action, 'EDIT_SETTINGS' > {
	return { type: 'EDIT_SETTINGS', changes };
}

/** Changes the setting at a path. Does nothing until the settings are loaded. */
export function editSetting< Path extends PathIn< Settings > >(
	path: Path,
	value: ValueAt< Settings, Path >
) {
	return ( { dispatch, select }: ThunkArgs ): void => {
		const settings = select.getEditedSettings();
		if ( settings !== undefined ) {
			dispatch( editSettings( editsAt( settings, path, value ) ) );
		}
	};
}

/** Restores the saved settings. */
export function discardEdits(): ActionOf< Action, 'DISCARD_EDITS' > {
	return { type: 'DISCARD_EDITS' };
}

/**
 * Saves the edits, unless a save is running: of two simultaneous saves, the server might store the older one last.
 * Rejects with an ApiError, and keeps the edits.
 */
export function saveSettings() {
	return async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		if ( select.isSaving() ) {
			return;
		}
		const sent = select.getSettingsEdits();
		dispatch( { type: 'START_SAVE', attempt: { saveId: uuid(), sent } } );
		try {
			const settings = await updateSettings( sent );
			dispatch( { type: 'FINISH_SAVE', settings } );
		} catch ( thrown ) {
			const error = toApiError( thrown );
			const { fields, isAnswerLost } = error;
			dispatch( { type: 'FAIL_SAVE', refused: fields, isAnswerLost } );
			throw error;
		}
	};
}

/**
 * Hides the upgrade blurb permanently for this user. If the request fails, it rejects with an ApiError; the blurb
 * stays hidden on this page.
 */
export function dismissBlurb() {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( { type: 'DISMISS_BLURB' } );
		await ajax( 'userfeedback_dismiss_settings_blurb' );
	};
}
