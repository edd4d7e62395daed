import { createSelector } from '@wordpress/data';
import type { FieldError, FileImport } from '../../survey-model';
import type { ApiError } from '../api';
import type { Mapping } from './mapping';
import type { State, Wish } from './types';

const NO_EDITS: Partial< Mapping > = {};
const NO_ERRORS: readonly FieldError[] = [];

/** The current user's imports, the newest first, without their columns; undefined until they are loaded once. */
export function getImports( state: State ): State[ 'list' ] {
	return state.list;
}

/** The file that is being sent, or was refused; null if there is none. */
export function getUpload( state: State ): State[ 'upload' ] {
	return state.upload;
}

/** An import with its columns; undefined until it is loaded. */
export function getImport( state: State, id: number ): FileImport | undefined {
	return state.records[ id ]?.item;
}

/** The same, and never requests it. */
export function getKnownImport(
	state: State,
	id: number
): FileImport | undefined {
	return state.records[ id ]?.item;
}

/** Whether this window deleted it. */
export function isRemoved( state: State, id: number ): boolean {
	return state.removed.includes( id );
}

/** What the columns become, with the edits applied; undefined until the import is loaded. */
export const getMapping = createSelector(
	( state: State, id: number ): Mapping | undefined => {
		const mapping = state.records[ id ]?.mapping;
		return mapping && { ...mapping.saved, ...mapping.edits };
	},
	( state: State, id: number ) => [
		state.records[ id ]?.mapping.saved,
		state.records[ id ]?.mapping.edits,
	]
);

/** The edits that the server does not know. */
export function getEdits( state: State, id: number ): Partial< Mapping > {
	return state.records[ id ]?.mapping.edits ?? NO_EDITS;
}

/** The mapping that the server has; undefined if nobody knows, because the answer to the last request was lost. */
export function getSavedMapping(
	state: State,
	id: number
): Mapping | undefined {
	const mapping = state.records[ id ]?.mapping;
	return mapping?.attempt ? undefined : mapping?.saved;
}

/** Whether the questions and responses that are shown are those of an earlier mapping. */
export function isStale( state: State, id: number ): boolean {
	return (
		isBusy( state, id ) || hasEdits( state, id ) || isReading( state, id )
	);
}

/** Whether the file is being read. A mapping cannot be changed meanwhile. */
export function isReading( state: State, id: number ): boolean {
	return state.records[ id ]?.item.status === 'reading';
}

export function hasEdits( state: State, id: number ): boolean {
	return Object.keys( getEdits( state, id ) ).length > 0;
}

/** How often the mapping was edited. */
export function getEditCount( state: State, id: number ): number {
	return state.records[ id ]?.edits ?? 0;
}

/** Whether the mapping is being sent, or the start. */
export function isBusy( state: State, id: number ): boolean {
	return state.records[ id ]?.mapping.isSaving ?? false;
}

/** What is sent once the running request is answered. */
export function getWish( state: State, id: number ): Wish | null {
	return state.records[ id ]?.wish ?? null;
}

export function isFollowed( state: State, id: number ): boolean {
	return state.records[ id ]?.isFollowed ?? false;
}

/** Why the last request for an import failed; null if it did not. */
export function getError( state: State, id: number ): ApiError | null {
	return state.records[ id ]?.error ?? null;
}

/** The fields that the server refused and that are unchanged since, with paths such as `columns[3].type`. */
export function getRefusedFields(
	state: State,
	id: number
): readonly FieldError[] {
	return state.records[ id ]?.mapping.refused ?? NO_ERRORS;
}
