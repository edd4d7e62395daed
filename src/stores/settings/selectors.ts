import type { Settings } from '../../survey-model';
import { recordSelectors } from '../single-record';
import type { State } from './types';

export const {
	getSaved,
	getEdited,
	getEdits,
	isDirty,
	isSaving,
	getRefusedFields,
} = recordSelectors< Settings >();

/** Whether the current user closed the upgrade blurb permanently. */
export function isBlurbDismissed( state: State ): boolean {
	return state.isBlurbDismissed;
}
