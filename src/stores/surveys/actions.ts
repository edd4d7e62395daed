import type {
	EditableSurvey,
	PathIn,
	SurveyList,
	SurveyTemplate,
	ValueAt,
} from '../../survey-model';
import { NEW_SURVEY_ID, uuid } from '../../survey-model';
import type { SurveyQuery } from '../api';
import { fetchSurvey, surveysPath } from '../api';
import { editsAt } from '../record';
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
): ActionOf< Action, 'RECEIVE_PAGE' > {
	return { type: 'RECEIVE_PAGE', path: surveysPath( query ), page: list };
}

/**
 * Puts a survey into the builder: one from the server, or a blank one to start with. Unsaved edits of it go.
 *
 * @param survey
 * @param clientId By which the server knows a new survey whose first save is repeated.
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
	return { type: 'EDIT_SURVEY', id, changes };
}

/**
 * Changes the field at a path such as `settings.thank_you.message`. Does nothing when the survey is not open.
 *
 * @param id
 * @param path
 * @param value
 */
export function editSurveyField< Path extends PathIn< EditableSurvey > >(
	id: number,
	path: Path,
	value: ValueAt< EditableSurvey, Path >
) {
	return ( { dispatch, select }: ThunkArgs ): void => {
		const survey = select.getEditedSurvey( id );
		if ( survey !== undefined ) {
			// The server refuses keys that cannot be edited.
			const edits = editsAt( survey, path, value ) as SurveyEdits;
			dispatch( editSurvey( id, edits ) );
		}
	};
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
		const record = select.getSurveyRecord( NEW_SURVEY_ID );
		// One that is being saved, or was, has its template.
		if ( record?.saved.id !== NEW_SURVEY_ID || record.isSaving ) {
			return;
		}
		const { questions } = withFirstQuestion( {
			...record.saved,
			questions: config.questions,
		} );
		if ( record.attempt !== null ) {
			// The server may hold the survey with the template before.
			dispatch(
				editSurvey( NEW_SURVEY_ID, { template: key, questions } )
			);
			return;
		}
		const {
			questions: _replaced,
			template: _before,
			...kept
		} = record.edits;
		const { saved, clientId } = record;
		dispatch(
			receiveSurvey( { ...saved, template: key, questions }, clientId )
		);
		dispatch( editSurvey( NEW_SURVEY_ID, kept ) );
	};
}

/** Gets the survey as the server holds it now; what was edited goes. Rejects, and keeps it, when that fails. */
export function reloadSurvey( id: number ) {
	return async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		// A new survey may have been saved since.
		const savedId = select.getSurvey( id )?.id ?? id;
		dispatch(
			receiveSurvey( withFirstQuestion( await fetchSurvey( savedId ) ) )
		);
	};
}
