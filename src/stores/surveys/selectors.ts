import { createSelector } from '@wordpress/data';
import type {
	EditableSurvey,
	FieldError,
	SurveyList,
} from '../../survey-model';
import type { SurveyQuery } from '../api';
import { surveysPath } from '../api';
import { recordOf } from './records';
import type { State, SurveyEdits, SurveyRecord } from './types';

const NO_EDITS: SurveyEdits = {};
const NO_ERRORS: readonly FieldError[] = [];

/** A page of the surveys, without those whose change has been sent; undefined until it was loaded. */
export function getSurveyList(
	state: State,
	query: SurveyQuery
): SurveyList | undefined {
	return state.lists.shown[ surveysPath( query ) ];
}

/** A number that grows with each change that may affect any page. */
export function getListVersion( state: State ): number {
	return state.lists.version;
}

/** How often this survey was taken out of the builder: what was on its way then is not for who opens it later. */
export function getCloseCount( state: State, id: number ): number {
	return state.closes[ id ] ?? 0;
}

/** A survey as the server holds it; undefined until it was loaded. */
export function getSurvey(
	state: State,
	id: number
): EditableSurvey | undefined {
	return recordOf( state, id )?.saved;
}

/** The survey as it is in the builder: what is saved, with the edits over it. */
export const getEditedSurvey = createSelector(
	( state: State, id: number ): EditableSurvey | undefined => {
		const record = recordOf( state, id );
		return record && { ...record.saved, ...record.edits };
	},
	( state: State, id: number ) => [
		recordOf( state, id )?.saved,
		recordOf( state, id )?.edits,
	]
);

export function getSurveyEdits( state: State, id: number ): SurveyEdits {
	return recordOf( state, id )?.edits ?? NO_EDITS;
}

/** Whether leaving now would lose something. */
export function hasEdits( state: State, id: number ): boolean {
	return Object.keys( getSurveyEdits( state, id ) ).length > 0;
}

/** All that is known of a survey in the builder; undefined when it is not open. */
export function getSurveyRecord(
	state: State,
	id: number
): SurveyRecord | undefined {
	return recordOf( state, id );
}

export function isSavingSurvey( state: State, id: number ): boolean {
	return recordOf( state, id )?.isSaving ?? false;
}

/** The fields that the server refused, until they are edited. */
export function getRefusedFields(
	state: State,
	id: number
): readonly FieldError[] {
	return recordOf( state, id )?.refused ?? NO_ERRORS;
}
