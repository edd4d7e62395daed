import type {
	EditableSurvey,
	SavedSurvey,
	SurveyInput,
	SurveyList,
	SurveyTemplate,
} from '../../survey-model';
import { NEW_SURVEY_ID, surveyInput, trimmedInput } from '../../survey-model';
import { getAdminData } from '../admin-data';
import type { SurveyQuery } from '../api';
import {
	createSurvey,
	fetchSurvey,
	surveysPath,
	toApiError,
	updateSurvey,
} from '../api';
import type { ActionOf, BoundSelectors } from '../types';
import { withFirstQuestion } from './first-question';
import type * as selectors from './selectors';
import type { Action, State, SurveyEdits } from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}

export function receiveSurveyList(
	query: SurveyQuery,
	list: SurveyList
): ActionOf< Action, 'RECEIVE_SURVEY_LIST' > {
	return { type: 'RECEIVE_SURVEY_LIST', path: surveysPath( query ), list };
}

/** Puts a survey into the builder: one from the server, or a blank one to start with. Unsaved edits of it go. */
export function receiveSurvey(
	survey: EditableSurvey
): ActionOf< Action, 'RECEIVE_SURVEY' > {
	return { type: 'RECEIVE_SURVEY', survey };
}

export function editSurvey(
	id: number,
	changes: SurveyEdits
): ActionOf< Action, 'EDIT_SURVEY' > {
	return { type: 'EDIT_SURVEY', id, changes };
}

/** Takes a survey out of the builder; the next time it is opened, it is loaded again. */
export function closeSurvey( id: number ): ActionOf< Action, 'CLOSE_SURVEY' > {
	return { type: 'CLOSE_SURVEY', id };
}

/** Starts the new survey from a template. That is no edit of it: who leaves it like this loses nothing. */
export function applyTemplate( {
	key,
	config,
}: Pick< SurveyTemplate, 'key' | 'config' > ) {
	return ( { dispatch, select }: ThunkArgs ): void => {
		const blank = select.getSurvey( NEW_SURVEY_ID );
		// One that is being saved has its template.
		if ( blank === undefined || select.isSavingSurvey( NEW_SURVEY_ID ) ) {
			return;
		}
		const {
			questions: _replaced,
			template: _before,
			...kept
		} = select.getSurveyEdits( NEW_SURVEY_ID );
		const { questions } = config;
		dispatch(
			receiveSurvey(
				withFirstQuestion( { ...blank, template: key, questions } )
			)
		);
		dispatch( editSurvey( NEW_SURVEY_ID, kept ) );
	};
}

/** Gets the survey as the server holds it now; what was edited goes. Rejects, and keeps it, when that fails. */
export function reloadSurvey( id: number ) {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch(
			receiveSurvey( withFirstQuestion( await fetchSurvey( id ) ) )
		);
	};
}

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

/**
 * Saves what was edited, and `changes` with it. A new survey is saved whole and has its own id in the answer. Rejects
 * with an ApiError; the edits then stay, `changes` do not. With `overwrite`, the revision that somebody else saved, that
 * one is replaced: then all that the builder shows is sent.
 */
export function saveSurvey(
	id: number,
	changes: SurveyEdits = {},
	overwrite?: number
) {
	return async ( {
		dispatch,
		select,
	}: ThunkArgs ): Promise< SavedSurvey > => {
		const survey = select.getEditedSurvey( id );
		if ( survey === undefined ) {
			throw new Error( `Survey ${ id } is not open.` );
		}
		const sent = { ...select.getSurveyEdits( id ), ...changes };
		const input = saveInput( survey, sent, overwrite !== undefined );
		dispatch( { type: 'START_SAVE', id } );
		try {
			const saved =
				id === NEW_SURVEY_ID
					? await createSurvey( input )
					: await updateSurvey(
							id,
							input,
							overwrite ?? survey.revision
						);
			dispatch( {
				type: 'FINISH_SAVE',
				id,
				// Who deleted all questions knows it; who never had one keeps the blank one.
				survey:
					input.questions === undefined
						? withFirstQuestion( saved )
						: saved,
				sent,
			} );
			return saved;
		} catch ( thrown ) {
			const error = toApiError( thrown );
			dispatch( { type: 'FAIL_SAVE', id, refused: error.fields } );
			throw error;
		}
	};
}
