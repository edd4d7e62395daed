import type { PublicationChoice, SurveyCommand } from '../../survey-model';
import { commandOf } from '../../survey-model';
import type { ApiError } from '../api-error';

/** A command as the owner gave it. */
export interface GivenCommand {
	readonly command: SurveyCommand;
	/** The choice at that time: it has the date of a schedule. */
	readonly choice: PublicationChoice | undefined;
}

/** What publishes, schedules or unpublishes a survey, apart from its edits and their history. */
export interface CommandState {
	/** What the owner chose in the last step for the next command; undefined until something is chosen. */
	readonly choice?: PublicationChoice | undefined;
	readonly running?: GivenCommand;
	/** The last command, if it failed and nothing was saved since. */
	readonly failed?: GivenCommand & { readonly error: ApiError };
}

export type CommandAction =
	| { type: 'START_COMMAND'; id: number; given: GivenCommand }
	| { type: 'END_COMMAND'; id: number; given: GivenCommand; error?: ApiError }
	| { type: 'FORGET_FAILURE'; id: number };

/** The state after an action. */
export function commandAfter(
	state: CommandState,
	action: CommandAction
): CommandState {
	const { choice, running } = state;
	if ( action.type === 'FORGET_FAILURE' ) {
		return running ? state : { choice };
	}
	const { given } = action;
	if ( action.type === 'START_COMMAND' ) {
		return { choice, running: given };
	}
	const { error } = action;
	// The survey was reopened since.
	if ( running !== given ) {
		return state;
	}
	if ( error ) {
		return { choice, failed: { ...given, error } };
	}
	// A command from the header is newer than what the last step had then.
	const isReplaced =
		choice &&
		choice === given.choice &&
		commandOf( choice ) !== given.command;
	return { choice: isReplaced ? undefined : choice };
}
