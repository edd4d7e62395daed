import type {
	EditableSurvey,
	Publication,
	SavedSurvey,
	SurveyInput,
} from '../../survey-model';
import {
	NEW_SURVEY_ID,
	surveyInput,
	trimmedInput,
	uuid,
} from '../../survey-model';
import { getAdminData } from '../admin-data';
import { createSurvey, toApiError, updateSurvey } from '../api';
import { isEqual } from '../equality';
import { differing } from '../record';
import type { ThunkArgs } from './actions';
import { withFirstQuestion } from './first-question';
import type { SurveyAttempt, SurveyEdits, SurveyRecord } from './types';

/** A command that a save carries out: a new status, and the date of a schedule or null. Empty for none. */
type Command = Partial< Publication >;

/** The edited fields that a save sends: all for a new survey or an overwrite, otherwise the changed ones. */
function saveInput(
	survey: EditableSurvey,
	sent: SurveyEdits,
	isOverwriting: boolean
): SurveyInput {
	if ( isOverwriting ) {
		// Replaces everything that the builder shows, but keeps the other user's status: it decides whether visitors
		// see the survey.
		const { status: _theirs, ...whole } = surveyInput( survey );
		const { notifications } = survey;
		return trimmedInput( {
			...whole,
			// A user who may not see the recipients does not replace them.
			...( getAdminData().capabilities.view_results && {
				notifications,
			} ),
			...sent,
		} );
	}
	return trimmedInput(
		survey.id === NEW_SURVEY_ID
			? { ...surveyInput( survey ), ...sent }
			: sent
	);
}

/** The next save to send. */
function nextAttempt(
	record: SurveyRecord,
	command: Command,
	overwrite?: number
): SurveyAttempt {
	const { saved, edits, attempt } = record;
	const { publish_at: date, ...status } = command;
	// A stored date need not be sent; a lost save may have replaced it.
	const publication =
		attempt === null && isEqual( date, saved.publish_at )
			? status
			: command;
	return {
		saveId: uuid(),
		sent: edits,
		input: {
			...saveInput(
				{ ...saved, ...edits },
				edits,
				overwrite !== undefined
			),
			...publication,
		},
		revision: overwrite ?? saved.revision,
		publication,
	};
}

/**
 * A lost save as it is repeated before another one: without its command, which the owner may have changed since. If the
 * server stored the save, it returns the stored survey; otherwise it stores only the edits.
 */
function withoutCommand( lost: SurveyAttempt ): SurveyAttempt {
	const { status, publish_at: _date, ...input } = lost.input;
	return {
		...lost,
		input:
			lost.revision === 0 && status !== undefined
				? { ...input, status: 'draft' }
				: input,
		publication: {},
	};
}

function isRepetition( next: SurveyAttempt, lost: SurveyAttempt ): boolean {
	return next.revision === lost.revision && isEqual( next.input, lost.input );
}

/** Sends a save; rejects with an ApiError. */
async function send(
	{ dispatch }: ThunkArgs,
	{ saved: { id }, clientId }: SurveyRecord,
	attempt: SurveyAttempt
): Promise< SavedSurvey > {
	const { saveId, input, revision } = attempt;
	dispatch( { type: 'START_SAVE', id, attempt } );
	try {
		const saved =
			id === NEW_SURVEY_ID
				? await createSurvey( input, clientId, saveId )
				: await updateSurvey( id, input, revision, saveId );
		dispatch( {
			type: 'FINISH_SAVE',
			id,
			saveId,
			// An owner who deleted all questions sees none; an owner who never had any keeps the blank one.
			survey:
				input.questions === undefined
					? withFirstQuestion( saved )
					: saved,
		} );
		return saved;
	} catch ( thrown ) {
		const error = toApiError( thrown );
		const { fields, isAnswerLost } = error;
		dispatch( {
			type: 'FAIL_SAVE',
			id,
			saveId,
			refused: fields,
			isAnswerLost,
		} );
		throw error;
	}
}

/**
 * Repeats a save whose response was lost before the next one is sent: if the server stored it, the next save would
 * otherwise conflict with the user's own revision. Resolves with undefined if the server refused it, and therefore
 * stored nothing.
 */
async function repeatLost(
	args: ThunkArgs,
	record: SurveyRecord,
	lost: SurveyAttempt
): Promise< SavedSurvey | undefined > {
	try {
		return await send( args, record, withoutCommand( lost ) );
	} catch ( thrown ) {
		const error = toApiError( thrown );
		if ( error.isNetwork || error.isSignedOut || error.conflict ) {
			throw error;
		}
		return undefined;
	}
}

/** The survey's current record; undefined if it was closed, reopened or replaced by another new survey. */
function stillOpen(
	{ select }: ThunkArgs,
	id: number,
	isSame: ( record: SurveyRecord ) => boolean
): SurveyRecord | undefined {
	const record = select.getSurveyRecord( id );
	return record && isSame( record ) && ! record.isSaving ? record : undefined;
}

/** Repeats the lost save, then saves what differs from it. */
async function sendAfterLost(
	args: ThunkArgs,
	record: SurveyRecord,
	lost: SurveyAttempt,
	command: Command
): Promise< SavedSurvey > {
	const repeated = await repeatLost( args, record, lost );
	if ( repeated === undefined ) {
		const { saved, clientId } = record;
		const refused =
			stillOpen(
				args,
				saved.id,
				( now ) => now.saved === saved && now.clientId === clientId
			) ?? record;
		return send( args, refused, nextAttempt( refused, command ) );
	}
	const { id, revision } = repeated;
	const current = stillOpen(
		args,
		id,
		( { saved } ) => saved.revision === revision
	);
	if ( current === undefined ) {
		return repeated;
	}
	const next = nextAttempt( current, differing( command, current.saved ) );
	return Object.keys( next.input ).length === 0
		? repeated
		: send( args, current, next );
}

/**
 * Saves the edits and carries out a command that publishes, schedules or unpublishes. A new survey is sent as a whole, and
 * the response has its id. Rejects with an ApiError, and then keeps the edits but not the command. A save whose response
 * was lost is first repeated without its command, so that the server stores it once; later edits and the command
 * are sent after it.
 *
 * @param id
 * @param command
 * @param overwrite The revision of another user's save, which everything that the builder shows replaces.
 */
export function saveSurvey(
	id: number,
	command: Command = {},
	overwrite?: number
) {
	return async ( args: ThunkArgs ): Promise< SavedSurvey > => {
		const record = args.select.getSurveyRecord( id );
		if ( record === undefined ) {
			throw new Error( `Survey ${ id } is not open.` );
		}
		if ( record.isSaving ) {
			throw new Error( `Survey ${ id } is being saved.` );
		}
		const next = nextAttempt( record, command, overwrite );
		const lost = record.attempt;
		if ( lost === null || overwrite !== undefined ) {
			return send( args, record, next );
		}
		return isRepetition( next, lost )
			? send( args, record, { ...next, saveId: lost.saveId } )
			: sendAfterLost( args, record, lost, command );
	};
}
