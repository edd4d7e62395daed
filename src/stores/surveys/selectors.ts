import { createSelector } from '@wordpress/data';
import type {
	EditableSurvey,
	FieldError,
	SurveyCommand,
	SurveyList,
	SurveyReach,
} from '../../survey-model';
import {
	commandOf,
	commandOfSave,
	isUnsavedChoice,
	scheduleProblem,
} from '../../survey-model';
import type { SurveyQuery } from '../api';
import { surveysPath } from '../api';
import { nextStep } from '../history';
import type { CommandState } from './commands';
import { recordOf } from './records';
import type {
	PublishedSurvey,
	State,
	SurveyEdits,
	SurveyRecord,
} from './types';

const NO_EDITS: SurveyEdits = {};
const NO_COMMAND: CommandState = {};
const NO_ERRORS: readonly FieldError[] = [];

/** A page of surveys, without those that are being changed; undefined until it is loaded. */
export function getSurveyList(
	state: State,
	query: SurveyQuery
): SurveyList | undefined {
	return state.lists.shown[ surveysPath( query ) ];
}

/** Incremented by each change that may affect any page. */
export function getListVersion( state: State ): number {
	return state.lists.version;
}

/**
 * How often this survey was closed in the builder: requests sent before a close do not concern the survey that is
 * opened later.
 */
export function getCloseCount( state: State, id: number ): number {
	return state.closes[ id ] ?? 0;
}

/** The saved survey; undefined until it is loaded. */
export function getSurvey(
	state: State,
	id: number
): EditableSurvey | undefined {
	return recordOf( state, id )?.saved;
}

/** The saved survey with the edits applied. */
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

/** Whether there are unsaved edits. */
export function hasEdits( state: State, id: number ): boolean {
	return Object.keys( getSurveyEdits( state, id ) ).length > 0;
}

/** What publishes, schedules or unpublishes the survey: the owner's choice, the running command and the failed one. */
export function getCommand( state: State, id: number ): CommandState {
	return recordOf( state, id )?.command ?? NO_COMMAND;
}

/** Whether the owner chose a status or a schedule that is not saved yet. */
export function hasUnsavedChoice( state: State, id: number ): boolean {
	const record = recordOf( state, id );
	return (
		record?.command.choice !== undefined &&
		isUnsavedChoice( record.command.choice, record.saved, Date.now() )
	);
}

/** Whether leaving the builder would lose something: edits, or what the owner chose. */
export function hasUnsaved( state: State, id: number ): boolean {
	return hasEdits( state, id ) || hasUnsavedChoice( state, id );
}

/** The command that a save of everything carries out; undefined for none. See commandOfSave(). */
export function getCommandOfSave(
	state: State,
	id: number
): SurveyCommand | undefined {
	const record = recordOf( state, id );
	return (
		record?.command.choice &&
		commandOfSave(
			record.command.choice,
			// A lost save may have been stored.
			{ ...record.saved, ...record.attempt?.input },
			Date.now()
		)
	);
}

/** The failed command, if it can be repeated with what is chosen now; undefined if the owner chose something else since. */
export function getRepeatedCommand(
	state: State,
	id: number
): SurveyCommand | undefined {
	const { choice, failed } = getCommand( state, id );
	if ( choice === undefined || failed === undefined ) {
		return failed?.command;
	}
	const { command } = failed;
	const isWanted =
		choice === failed.choice || commandOf( choice ) === command;
	const isPossible =
		command !== 'schedule' || ! scheduleProblem( choice, Date.now() );
	return isWanted && isPossible ? command : undefined;
}

/** The whole record of a survey in the builder; undefined if it is not open. */
export function getSurveyRecord(
	state: State,
	id: number
): SurveyRecord | undefined {
	return recordOf( state, id );
}

/** Whether an edit can be undone, or an undone one redone. */
export function canStepSurvey(
	state: State,
	id: number,
	way: 'undo' | 'redo'
): boolean {
	const record = recordOf( state, id );
	return (
		record !== undefined && nextStep( record.history, way ) !== undefined
	);
}

/** Whether a save or a command is running. */
export function isSavingSurvey( state: State, id: number ): boolean {
	const record = recordOf( state, id );
	return (
		record !== undefined &&
		( record.isSaving || record.command.running !== undefined )
	);
}

/** The fields that the server refused and that are unchanged since. */
export function getRefusedFields(
	state: State,
	id: number
): readonly FieldError[] {
	return recordOf( state, id )?.refused ?? NO_ERRORS;
}

/** The survey that was published last, until the owner closes the message about it; null for none. */
export function getPublished( state: State ): PublishedSurvey | null {
	return state.published;
}

/** Where visitors meet a survey; undefined until it is loaded. */
export function getReach( state: State, id: number ): SurveyReach | undefined {
	return state.reach[ id ];
}
