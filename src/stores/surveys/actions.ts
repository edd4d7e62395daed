import type {
	EditableSurvey,
	PublicationChoice,
	SurveyList,
	SurveyTemplate,
} from '../../survey-model';
import {
	NEW_SURVEY_ID,
	optionsOf,
	uuid,
	withOptionIds,
} from '../../survey-model';
import type { SurveyQuery } from '../api';
import { fetchSurvey, surveysPath, toApiError } from '../api';
import { nextStep } from '../history';
import type { ActionOf, BoundSelectors } from '../types';
import { withFirstQuestion } from './first-question';
import type * as selectors from './selectors';
import type { Action, PublishedSurvey, State, SurveyEdits } from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}

export function receiveSurveyList(
	query: SurveyQuery,
	list: SurveyList
): ActionOf< Action, 'RECEIVE_PAGE' > {
	return { type: 'RECEIVE_PAGE', path: surveysPath( query ), page: list };
}

/**
 * Opens a survey in the builder: one from the server, or a new blank one. Discards its unsaved edits.
 *
 * @param survey
 * @param clientId Identifies a new survey on the server if its first save is repeated.
 */
export function receiveSurvey(
	survey: EditableSurvey,
	clientId: string = survey.id === NEW_SURVEY_ID ? uuid() : ''
): ActionOf< Action, 'RECEIVE_SURVEY' > {
	return { type: 'RECEIVE_SURVEY', survey, clientId };
}

export function editSurvey(
	id: number,
	changes: SurveyEdits
): ActionOf< Action, 'EDIT_SURVEY' > {
	return { type: 'EDIT_SURVEY', id, changes, at: Date.now() };
}

/**
 * Edits a survey in one step, which is undone at once: by a function of the survey as it is now, never by what a control last showed. Does nothing
 * if the survey is not open.
 *
 * @param id
 * @param edit Answers the fields that change.
 */
export function updateSurvey(
	id: number,
	edit: ( survey: EditableSurvey ) => SurveyEdits
) {
	return ( { dispatch, select }: ThunkArgs ): void => {
		const survey = select.getEditedSurvey( id );
		if ( survey !== undefined ) {
			dispatch( editSurvey( id, edit( survey ) ) );
		}
	};
}

/**
 * Undoes the last edit, or redoes the last undone one. Returns the paths of the changed values, such as
 * `questions[2].title`; undefined if there is nothing to undo or redo.
 */
export function stepSurvey( id: number, way: 'undo' | 'redo' ) {
	return ( {
		dispatch,
		select,
	}: ThunkArgs ): readonly string[] | undefined => {
		const record = select.getSurveyRecord( id );
		const step = record && nextStep( record.history, way );
		dispatch( { type: 'STEP_SURVEY', id, way } );
		return step?.places;
	};
}

/**
 * Changes what the owner chose for the next command, by a function of the choice as it is now: undefined if nothing was
 * chosen yet. It is kept while the survey is open, and is no edit. Does nothing if the survey is not open.
 */
export function choosePublication(
	id: number,
	choose: (
		choice: PublicationChoice | undefined,
		saved: EditableSurvey
	) => PublicationChoice
) {
	return ( { dispatch, select }: ThunkArgs ): void => {
		const record = select.getSurveyRecord( id );
		if ( record !== undefined ) {
			const choice = choose( record.command.choice, record.saved );
			dispatch( { type: 'CHOOSE_PUBLICATION', id, choice } );
		}
	};
}

/** Closes the message about a command that failed. */
export function forgetFailure(
	id: number
): ActionOf< Action, 'FORGET_FAILURE' > {
	return { type: 'FORGET_FAILURE', id };
}

/** Closes a survey in the builder; it is loaded again when it is next opened. */
export function closeSurvey( id: number ): ActionOf< Action, 'CLOSE_SURVEY' > {
	return { type: 'CLOSE_SURVEY', id };
}

/** Shows the message about a survey that was just published, or closes it with null. */
export function announcePublished(
	survey: PublishedSurvey | null
): ActionOf< Action, 'ANNOUNCE_PUBLISHED' > {
	return { type: 'ANNOUNCE_PUBLISHED', survey };
}

/**
 * Applies a template to the new survey: its key, type and questions, and its name as the title, unless it is blank. This is
 * not an edit, so leaving the builder afterwards loses nothing.
 */
export function applyTemplate( {
	key,
	name,
	type,
	config,
}: Pick< SurveyTemplate, 'key' | 'name' | 'type' | 'config' > ) {
	return ( { dispatch, select }: ThunkArgs ): void => {
		const record = select.getSurveyRecord( NEW_SURVEY_ID );
		// The first save is running or has finished: keep its template.
		if ( record?.saved.id !== NEW_SURVEY_ID || record.isSaving ) {
			return;
		}
		const { questions } = withFirstQuestion( {
			...record.saved,
			// An option has its id from the moment it is made.
			questions: config.questions.map( ( question ) =>
				optionsOf( question ).length > 0
					? withOptionIds( question )
					: question
			),
		} );
		if ( record.attempt !== null ) {
			// A lost first save may have stored the survey with the previous template.
			dispatch(
				editSurvey( NEW_SURVEY_ID, { template: key, type, questions } )
			);
			return;
		}
		const {
			questions: _replaced,
			template: _before,
			type: _other,
			...kept
		} = record.edits;
		const { saved, clientId } = record;
		const title = config.questions.length === 0 ? '' : name;
		dispatch(
			receiveSurvey(
				{ ...saved, title, template: key, type, questions },
				clientId
			)
		);
		dispatch( editSurvey( NEW_SURVEY_ID, kept ) );
	};
}

/** Reads a survey again and keeps its edits: its status may have changed elsewhere. Rejects with an ApiError. */
export function refreshSurvey( id: number ) {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		try {
			const survey = withFirstQuestion( await fetchSurvey( id ) );
			dispatch( { type: 'REFRESH_SURVEY', id, survey } );
		} catch ( thrown ) {
			throw toApiError( thrown );
		}
	};
}

/** Replaces a survey and its edits by the server's version. If the request fails, rejects and keeps both. */
export function reloadSurvey( id: number ) {
	return async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		// A new survey may have received its id meanwhile.
		const savedId = select.getSurvey( id )?.id ?? id;
		dispatch(
			receiveSurvey( withFirstQuestion( await fetchSurvey( savedId ) ) )
		);
	};
}
