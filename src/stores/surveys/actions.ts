import type {
	EditableSurvey,
	SavedSurvey,
	SurveyList,
} from '../../survey-model';
import { NEW_SURVEY_ID, surveyInput, trimmedInput } from '../../survey-model';
import type { SurveyQuery } from '../api';
import { createSurvey, surveysPath, toApiError, updateSurvey } from '../api';
import type { BoundSelectors } from '../types';
import type * as selectors from './selectors';
import type { Action, State, SurveyEdits } from './types';

type ActionOf< Type extends Action[ 'type' ] > = Extract<
	Action,
	{ type: Type }
>;

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}

export function receiveSurveyList(
	query: SurveyQuery,
	list: SurveyList
): ActionOf< 'RECEIVE_SURVEY_LIST' > {
	return { type: 'RECEIVE_SURVEY_LIST', path: surveysPath( query ), list };
}

/** Puts a survey into the builder: one from the server, or a blank one to start with. Unsaved edits of it go. */
export function receiveSurvey(
	survey: EditableSurvey
): ActionOf< 'RECEIVE_SURVEY' > {
	return { type: 'RECEIVE_SURVEY', survey };
}

export function editSurvey(
	id: number,
	changes: SurveyEdits
): ActionOf< 'EDIT_SURVEY' > {
	return { type: 'EDIT_SURVEY', id, changes };
}

/** Takes a survey out of the builder; the next time it is opened, it is loaded again. */
export function closeSurvey( id: number ): ActionOf< 'CLOSE_SURVEY' > {
	return { type: 'CLOSE_SURVEY', id };
}

/**
 * Saves what was edited, and `changes` with it. A new survey is saved whole and has its own id in the answer. Rejects
 * with an ApiError; the edits then stay, `changes` do not.
 */
export function saveSurvey( id: number, changes: SurveyEdits = {} ) {
	return async ( {
		dispatch,
		select,
	}: ThunkArgs ): Promise< SavedSurvey > => {
		const survey = select.getEditedSurvey( id );
		if ( survey === undefined ) {
			throw new Error( `Survey ${ id } is not open.` );
		}
		const sent = { ...select.getSurveyEdits( id ), ...changes };
		dispatch( { type: 'START_SAVE', id } );
		try {
			const saved =
				id === NEW_SURVEY_ID
					? await createSurvey(
							trimmedInput( {
								...surveyInput( survey ),
								...changes,
							} )
						)
					: await updateSurvey(
							id,
							trimmedInput( sent ),
							survey.revision
						);
			dispatch( { type: 'FINISH_SAVE', id, survey: saved, sent } );
			return saved;
		} catch ( thrown ) {
			const error = toApiError( thrown );
			dispatch( { type: 'FAIL_SAVE', id, refused: error.fields } );
			throw error;
		}
	};
}
