import type {
	EditableSurvey,
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

/** What a save sends: of a new survey everything, of another one what changed. */
function saveInput(
	survey: EditableSurvey,
	sent: SurveyEdits,
	isOverwriting: boolean
): SurveyInput {
	if ( isOverwriting ) {
		// All that the builder shows replaces what somebody else saved; whether visitors see it stays as they left it.
		const { status: _theirs, ...whole } = surveyInput( survey );
		const { notifications } = survey;
		return trimmedInput( {
			...whole,
			// Whoever may not see the recipients does not replace them.
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

/** The save that is to be made now. */
function nextAttempt(
	record: SurveyRecord,
	changes: SurveyEdits,
	overwrite?: number
): SurveyAttempt {
	const { saved, edits } = record;
	const sent = { ...edits, ...changes };
	return {
		saveId: uuid(),
		sent,
		input: saveInput(
			{ ...saved, ...edits },
			sent,
			overwrite !== undefined
		),
		revision: overwrite ?? saved.revision,
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
			// Who deleted all questions knows it; who never had one keeps the blank one.
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
 * Repeats a save whose answer was lost, before another one: on top of what it may have stored, the next save would meet its
 * own revision as that of somebody else. Answers undefined when it was refused: then nothing of it is stored.
 */
async function repeatLost(
	args: ThunkArgs,
	record: SurveyRecord,
	lost: SurveyAttempt
): Promise< SavedSurvey | undefined > {
	try {
		return await send( args, record, lost );
	} catch ( thrown ) {
		const error = toApiError( thrown );
		if ( error.isNetwork || error.isSignedOut || error.conflict ) {
			throw error;
		}
		return undefined;
	}
}

/** The survey as it is by now; undefined when it was left, and maybe opened anew, or another new one begun. */
function stillOpen(
	{ select }: ThunkArgs,
	id: number,
	isSame: ( record: SurveyRecord ) => boolean
): SurveyRecord | undefined {
	const record = select.getSurveyRecord( id );
	return record && isSame( record ) && ! record.isSaving ? record : undefined;
}

/** Saves what differs from the lost save, after that. */
async function sendAfterLost(
	args: ThunkArgs,
	record: SurveyRecord,
	lost: SurveyAttempt,
	changes: SurveyEdits
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
		return send( args, refused, nextAttempt( refused, changes ) );
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
	const next = nextAttempt( current, differing( changes, current.saved ) );
	return Object.keys( next.input ).length === 0
		? repeated
		: send( args, current, next );
}

/**
 * Saves what was edited, and `changes` with it. A new survey is saved whole and has its own id in the answer. Rejects
 * with an ApiError; the edits then stay, `changes` do not. A save whose answer was lost is repeated as it was, so that the
 * server stores it once; what was edited since is saved after it.
 *
 * @param id
 * @param changes
 * @param overwrite The revision that somebody else saved and that is replaced by all that the builder shows.
 */
export function saveSurvey(
	id: number,
	changes: SurveyEdits = {},
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
		const next = nextAttempt( record, changes, overwrite );
		const lost = record.attempt;
		if ( lost === null || overwrite !== undefined ) {
			return send( args, record, next );
		}
		return isRepetition( next, lost )
			? send( args, record, { ...next, saveId: lost.saveId } )
			: sendAfterLost( args, record, lost, changes );
	};
}
