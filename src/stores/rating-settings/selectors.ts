import type { RatingSettings } from '../../survey-model';
import { recordSelectors } from '../single-record';

export const {
	getSaved,
	getEdited,
	getEdits,
	isDirty,
	isSaving,
	getRefusedFields,
} = recordSelectors< RatingSettings >();
