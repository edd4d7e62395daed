import { createSelector } from '@wordpress/data';
import type { FieldError, Settings } from '../../survey-model';
import type { SettingsEdits, State } from './types';

/** The settings as the server holds them; undefined until they were loaded. */
export function getSettings( state: State ): Settings | undefined {
	return state.saved ?? undefined;
}

/** The settings as they are on the screen: what is saved, with the edits over it. */
export const getEditedSettings = createSelector(
	( state: State ): Settings | undefined =>
		state.saved === null ? undefined : { ...state.saved, ...state.edits },
	( state: State ) => [ state.saved, state.edits ]
);

export function getSettingsEdits( state: State ): SettingsEdits {
	return state.edits;
}

/** Whether leaving now would lose something. */
export function isDirty( state: State ): boolean {
	return Object.keys( state.edits ).length > 0;
}

export function isSaving( state: State ): boolean {
	return state.isSaving;
}

/** The fields that the server refused, until they are edited. */
export function getRefusedFields( state: State ): readonly FieldError[] {
	return state.refused;
}

/** Whether the user at hand closed the upgrade blurb for good. */
export function isBlurbDismissed( state: State ): boolean {
	return state.isBlurbDismissed;
}
