import type {
	EditableSurvey,
	Publication,
	SavedSurvey,
	SurveyInput,
} from '../../survey-model';
import {
	NEW_SURVEY_ID,
	publicationOf,
	surveyInput,
	trimmedInput,
	uuid,
} from '../../survey-model';
import { getAdminData } from '../admin-data';
import type { ApiError } from '../api';
import { createSurvey, toApiError, updateSurvey } from '../api';
import { isEqual } from '../equality';
import { differing } from '../record';
import type { ThunkArgs } from './actions';
import type { GivenCommand } from './commands';
import { withFirstQuestion } from './first-question';
import type { SurveyAttempt, SurveyEdits, SurveyRecord } from './types';

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

/** The fields that a command changes. Throws if it schedules without a date in the future. */
function commandInput(
	{ saved, attempt }: SurveyRecord,
	{ command, choice }: GivenCommand
): Partial< Publication > {
	const { publish_at: stored } = saved;
	const publication = publicationOf( command, choice, stored, Date.now() );
	if ( publication === undefined ) {
		throw new Error( `Survey ${ saved.id } has no date to come.` );
	}
	const { publish_at: date, status } = publication;
	// A stored date need not be sent; a lost save may have replaced it.
	return attempt === null && date === stored ? { status } : publication;
}

/** The next save to send. */
function nextAttempt(
	record: SurveyRecord,
	given: GivenCommand | undefined,
	overwrite?: number
): SurveyAttempt {
	const { saved, edits } = record;
	return {
		saveId: uuid(),
		sent: edits,
		input: {
			...saveInput(
				{ ...saved, ...edits },
				edits,
				overwrite !== undefined
			),
			...( given && commandInput( record, given ) ),
		},
		revision: overwrite ?? saved.revision,
	};
}

/**
 * The fields of a lost save as it is repeated before another one: without those of its command, which the owner may have
 * changed since. If the server stored the save, it returns the stored survey; otherwise it stores only the edits.
 */
function inputWithoutCommand( {
	input,
	revision,
}: SurveyAttempt ): SurveyInput {
	const { status, publish_at: _date, ...edits } = input;
	return revision === 0 && status !== undefined
		? { ...edits, status: 'draft' }
		: edits;
}

function isRepetition( next: SurveyAttempt, lost: SurveyAttempt ): boolean {
	return next.revision === lost.revision && isEqual( next.input, lost.input );
}

/** Whether the server refused a save for its content: it did so, too, if it got it before. */
function isRefusal( { status }: ApiError ): boolean {
	return status === 400;
}

/** Sends a save; rejects with an ApiError. */
async function send(
	{ dispatch }: ThunkArgs,
	{ saved: before, clientId, attempt: lost }: SurveyRecord,
	attempt: SurveyAttempt,
	input = attempt.input
): Promise< SavedSurvey > {
	const { id } = before;
	const { saveId, revision } = attempt;
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
				input.questions === undefined && before.questions.length > 0
					? withFirstQuestion( saved )
					: saved,
		} );
		return saved;
	} catch ( thrown ) {
		const error = toApiError( thrown );
		// Another error does not tell what became of a save that was lost before.
		const stillLost =
			lost?.saveId === saveId && isRefusal( error ) ? null : lost;
		dispatch( {
			type: 'FAIL_SAVE',
			id,
			saveId,
			refused: error.fields,
			lost: error.isAnswerLost ? attempt : stillLost,
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
		return await send( args, record, lost, inputWithoutCommand( lost ) );
	} catch ( thrown ) {
		const error = toApiError( thrown );
		if ( ! isRefusal( error ) ) {
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
	given: GivenCommand | undefined
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
		return send( args, refused, nextAttempt( refused, given ) );
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
	const isCarriedOut =
		given !== undefined &&
		Object.keys(
			differing( commandInput( current, given ), current.saved )
		).length === 0;
	const next = nextAttempt( current, isCarriedOut ? undefined : given );
	return Object.keys( next.input ).length === 0
		? repeated
		: send( args, current, next );
}

/**
 * Sends the edits, and a command with them. A new survey is sent as a whole. A save whose response was lost is first
 * repeated without its command, so that the server stores it once; later edits and the command are sent after it.
 */
export async function sendSurvey(
	args: ThunkArgs,
	record: SurveyRecord,
	overwrite: number | undefined,
	given?: GivenCommand
): Promise< SavedSurvey > {
	const next = nextAttempt( record, given, overwrite );
	const lost = record.attempt;
	if ( lost === null || overwrite !== undefined ) {
		return send( args, record, next );
	}
	return isRepetition( next, lost )
		? send( args, record, { ...next, saveId: lost.saveId } )
		: sendAfterLost( args, record, lost, given );
}
