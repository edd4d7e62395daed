import type { FieldError, Settings } from '../../survey-model';

/** What was changed and not saved; a key that equals the saved value is not kept. */
export type SettingsEdits = Partial< Settings >;

export interface State {
	/** As the server holds them; null until they were loaded. */
	readonly saved: Settings | null;
	readonly edits: SettingsEdits;
	/** Fields that the server refused when the settings were saved last. */
	readonly refused: readonly FieldError[];
	readonly isSaving: boolean;
	/** Whether the user at hand closed the upgrade blurb for good. */
	readonly isBlurbDismissed: boolean;
}

export type Action =
	| { type: 'RECEIVE_SETTINGS'; settings: Settings }
	| { type: 'EDIT_SETTINGS'; changes: SettingsEdits }
	| { type: 'DISCARD_EDITS' }
	| { type: 'START_SAVE' }
	| { type: 'FINISH_SAVE'; settings: Settings; sent: SettingsEdits }
	| { type: 'FAIL_SAVE'; refused: readonly FieldError[] }
	| { type: 'DISMISS_BLURB' };
