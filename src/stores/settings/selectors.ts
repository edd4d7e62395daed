import { createSelector } from '@wordpress/data';
import type { FieldError, Settings } from '../../survey-model';
import type { SettingsEdits, State } from './types';

const NO_EDITS: SettingsEdits = {};
const NO_ERRORS: readonly FieldError[] = [];

/** The saved settings; undefined until they are loaded. */
export function getSettings( state: State ): Settings | undefined {
	return state.record?.saved;
}

/** The saved settings with the edits applied. */
export const getEditedSettings = createSelector(
	( { record }: State ): Settings | undefined =>
		record === null ? undefined : { ...record.saved, ...record.edits },
	( { record }: State ) => [ record?.saved, record?.edits ]
);

export function getSettingsEdits( state: State ): SettingsEdits {
	return state.record?.edits ?? NO_EDITS;
}

/** Whether there are unsaved edits. */
export function isDirty( state: State ): boolean {
	return Object.keys( getSettingsEdits( state ) ).length > 0;
}

export function isSaving( state: State ): boolean {
	return state.record?.isSaving ?? false;
}

/** The fields that the server refused and that are unchanged since, with paths such as `view_results[0]`. */
export function getRefusedFields( state: State ): readonly FieldError[] {
	return state.record?.refused ?? NO_ERRORS;
}

/** Whether the current user closed the upgrade blurb permanently. */
export function isBlurbDismissed( state: State ): boolean {
	return state.isBlurbDismissed;
}
