import type { PathIn, Settings, ValueAt } from '../../survey-model';
import { updateSettings } from '../api';
import { dismiss } from '../dismissals-api';
import { sendTestEmail, subscribeToSummaries } from '../email-api';
import { store as outgoingStore } from '../outgoing';
import { editRecordAt, saveRecord } from '../single-record';
import type { ActionOf } from '../types';
import type { Action, ThunkArgs } from './types';

export function receiveSettings(
	values: Settings
): ActionOf< Action, 'RECEIVE_RECORD' > {
	return { type: 'RECEIVE_RECORD', values };
}

export function editSettings(
	changes: Partial< Settings >
): ActionOf< Action, 'EDIT_RECORD' > {
	return { type: 'EDIT_RECORD', changes };
}

/** Changes the setting at a path. Does nothing until the settings are loaded. */
export function editSetting< Path extends PathIn< Settings > >(
	path: Path,
	value: ValueAt< Settings, Path >
) {
	return ( args: ThunkArgs ): void => editRecordAt( args, path, value );
}

/** Restores the saved settings. */
export function discardEdits(): ActionOf< Action, 'DISCARD_EDITS' > {
	return { type: 'DISCARD_EDITS' };
}

/** Saves the edits, unless a save is running. Rejects with an ApiError, and keeps the edits. */
export function saveSettings() {
	return async ( args: ThunkArgs ): Promise< void > => {
		await saveRecord( args, updateSettings );
		// Settings decide what leaves the site.
		args.registry.dispatch( outgoingStore ).refresh();
	};
}

/** Sends weekly summaries to an address again that had unsubscribed. Needs no save. Rejects with what toApiError() takes. */
export function subscribeAgain( address: string ) {
	return async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const { unsubscribed } = await subscribeToSummaries( address );
		const saved = select.getSaved();
		if ( saved !== undefined ) {
			dispatch( {
				type: 'RECEIVE_RECORD',
				values: { ...saved, summaries_unsubscribed: unsubscribed },
			} );
		}
	};
}

/** Sends a test email with the saved settings; resolves with its address. Rejects with what toApiError() takes. */
export function testEmail() {
	return async (): Promise< string > => ( await sendTestEmail() ).address;
}

/**
 * Hides the upgrade blurb permanently for this user. If the request fails, it rejects with an ApiError; the blurb
 * stays hidden on this page.
 */
export function dismissBlurb() {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( { type: 'DISMISS_BLURB' } );
		await dismiss( 'settings_blurb' );
	};
}
