import type { SavedSurvey, SurveyCommand } from '../../survey-model';
import { toApiError } from '../api';
import type { ThunkArgs } from './actions';
import { announcePublished } from './actions';
import type { GivenCommand } from './commands';
import { sendSurvey } from './sending';
import type { SurveyRecord } from './types';

/**
 * The survey's record, if nothing is being sent: of two simultaneous saves the second would conflict with the first, or
 * store a new survey twice.
 */
function idleRecord( { select }: ThunkArgs, id: number ): SurveyRecord {
	const record = select.getSurveyRecord( id );
	if ( record === undefined ) {
		throw new Error( `Survey ${ id } is not open.` );
	}
	if ( select.isSavingSurvey( id ) ) {
		throw new Error( `Survey ${ id } is being saved.` );
	}
	return record;
}

/**
 * Saves the edits; who sees the survey stays as it is. The response to the first save of a new survey has its id. Rejects
 * with an ApiError and keeps the edits. Rejects with an Error, and sends nothing, while something is being sent.
 *
 * @param id
 * @param overwrite The revision of another user's save, which everything that the builder shows replaces.
 */
export function saveSurvey( id: number, overwrite?: number ) {
	return async ( args: ThunkArgs ): Promise< SavedSurvey > =>
		sendSurvey( args, idleRecord( args, id ), overwrite );
}

/**
 * Publishes, schedules or unpublishes the survey as it is now, in one request with the edits. A schedule has the date
 * that is chosen now. Rejects as saveSurvey() does: the edits and the choice stay, and the store has the error.
 *
 * @param id
 * @param command
 * @param overwrite As of saveSurvey().
 */
export function runCommand(
	id: number,
	command: SurveyCommand,
	overwrite?: number
) {
	return async ( args: ThunkArgs ): Promise< SavedSurvey > => {
		const { dispatch } = args;
		const record = idleRecord( args, id );
		const given: GivenCommand = { command, choice: record.command.choice };
		dispatch( { type: 'START_COMMAND', id, given } );
		try {
			const saved = await sendSurvey( args, record, overwrite, given );
			dispatch( { type: 'END_COMMAND', id: saved.id, given } );
			if ( command === 'publish' && saved.status === 'publish' ) {
				const { id: savedId, title } = saved;
				dispatch( announcePublished( { id: savedId, title } ) );
			}
			return saved;
		} catch ( thrown ) {
			const error = toApiError( thrown );
			dispatch( { type: 'END_COMMAND', id, given, error } );
			throw error;
		}
	};
}
