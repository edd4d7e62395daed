import { createSelector } from '@wordpress/data';
import type { FieldError, Settings } from '../../survey-model';
import type { SettingsEdits, State } from './types';

const NO_EDITS: SettingsEdits = {};
const NO_ERRORS: readonly FieldError[] = [];

/** The settings as the server holds them; undefined until they were loaded. */
export function getSettings( state: State ): Settings | undefined {
	return state.record?.saved;
}

/** The settings as they are on the screen: what is saved, with the edits over it. */
export const getEditedSettings = createSelector(
	( { record }: State ): Settings | undefined =>
		record === null ? undefined : { ...record.saved, ...record.edits },
	( { record }: State ) => [ record?.saved, record?.edits ]
);

export function getSettingsEdits( state: State ): SettingsEdits {
	return state.record?.edits ?? NO_EDITS;
}

/** Whether leaving now would lose something. */
export function isDirty( state: State ): boolean {
	return Object.keys( getSettingsEdits( state ) ).length > 0;
}

export function isSaving( state: State ): boolean {
	return state.record?.isSaving ?? false;
}

/** The fields that the server refused, until they are edited; `view_results[0]` is a path. */
export function getRefusedFields( state: State ): readonly FieldError[] {
	return state.record?.refused ?? NO_ERRORS;
}

/** Whether the user at hand closed the upgrade blurb for good. */
export function isBlurbDismissed( state: State ): boolean {
	return state.isBlurbDismissed;
}
