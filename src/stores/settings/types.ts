import type { FieldError, Settings } from '../../survey-model';
import type { EditRecord, SaveAttempt } from '../record';

/** Unsaved changes. */
export type SettingsEdits = Partial< Settings >;

export type SettingsAttempt = SaveAttempt< SettingsEdits >;

export type SettingsRecord = EditRecord<
	Settings,
	SettingsEdits,
	SettingsAttempt
>;

export interface State {
	/** null until the settings are loaded. */
	readonly record: SettingsRecord | null;
	/** Whether the current user closed the upgrade blurb permanently. */
	readonly isBlurbDismissed: boolean;
}

export type Action =
	| { type: 'RECEIVE_SETTINGS'; settings: Settings }
	| { type: 'EDIT_SETTINGS'; changes: SettingsEdits }
	| { type: 'DISCARD_EDITS' }
	| { type: 'START_SAVE'; attempt: SettingsAttempt }
	| { type: 'FINISH_SAVE'; settings: Settings }
	| {
			type: 'FAIL_SAVE';
			refused: readonly FieldError[];
			isAnswerLost: boolean;
	  }
	| { type: 'DISMISS_BLURB' };
