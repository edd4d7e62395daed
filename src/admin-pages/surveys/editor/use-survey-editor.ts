import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { navigate } from '../../../hooks/use-hash-route';
import type { ApiError } from '../../../stores/api';
import { toApiError } from '../../../stores/api';
import { store as surveysStore } from '../../../stores/surveys';
import type {
	EditableSurvey,
	FieldError,
	SavedSurvey,
	Survey,
	SurveyInput,
} from '../../../survey-model';
import { NEW_SURVEY_ID, validateSurvey } from '../../../survey-model';
import type { Step } from './steps';
import { STEPS } from './steps';

/** How the last save ended; `survey` is the id that it has now. */
export type SaveOutcome =
	| { survey: number; kind: 'saved'; status: Survey[ 'status' ] }
	| { survey: number; kind: 'failed'; error: ApiError };

export interface SurveyEditor {
	survey: EditableSurvey | undefined;
	/** What is wrong: of the builder's own finding once a save was tried, and of the server's. */
	errors: readonly FieldError[];
	/** Counts the saves that were tried and have ended. */
	attempts: number;
	isSaving: boolean;
	outcome: SaveOutcome | undefined;
	forgetOutcome: () => void;
	edit: ( changes: SurveyInput ) => void;
	/** Saves, and answers the saved survey or undefined when there is something to mend first. */
	save: ( changes?: SurveyInput ) => Promise< SavedSurvey | undefined >;
	/** Goes to another step, saving first what is not saved. */
	goTo: ( step: Step ) => Promise< void >;
}

/** The survey in the builder and what can be done with it. */
export function useSurveyEditor( id: number ): SurveyEditor {
	const registry = useRegistry();
	const [ shownErrorsOf, setShownErrorsOf ] = useState< number >();
	const [ outcome, setOutcome ] = useState< SaveOutcome >();
	const [ attempts, setAttempts ] = useState( 0 );
	const { editSurvey, saveSurvey } = useDispatch( surveysStore );
	const { survey, refused, isSaving } = useSelect(
		( select ) => {
			const { getEditedSurvey, getRefusedFields, isSavingSurvey } =
				select( surveysStore );
			return {
				survey: getEditedSurvey( id ),
				refused: getRefusedFields( id ),
				isSaving: isSavingSurvey( id ),
			};
		},
		[ id ]
	);
	const found =
		survey && shownErrorsOf === id ? validateSurvey( survey ) : [];

	async function save(
		changes: SurveyInput = {}
	): Promise< SavedSurvey | undefined > {
		const current = registry.select( surveysStore ).getEditedSurvey( id );
		if ( current === undefined || validateSurvey( current ).length > 0 ) {
			setOutcome( undefined );
			setShownErrorsOf( id );
			setAttempts( attempts + 1 );
			return undefined;
		}
		try {
			const saved = await saveSurvey( id, changes );
			setShownErrorsOf( undefined );
			if ( id === NEW_SURVEY_ID ) {
				navigate( `/edit/${ saved.id }/${ STEPS[ 0 ] }`, {
					replace: true,
				} );
			}
			setOutcome( {
				survey: saved.id,
				kind: 'saved',
				status: saved.status,
			} );
			return saved;
		} catch ( thrown ) {
			setOutcome( {
				survey: id,
				kind: 'failed',
				error: toApiError( thrown ),
			} );
			return undefined;
		} finally {
			setAttempts( attempts + 1 );
		}
	}

	async function goTo( step: Step ): Promise< void > {
		const isSaved =
			id !== NEW_SURVEY_ID &&
			! registry.select( surveysStore ).hasEdits( id );
		const target = isSaved ? { id } : await save();
		if ( target !== undefined ) {
			setOutcome( undefined );
			navigate( `/edit/${ target.id }/${ step }` );
		}
	}

	return {
		survey,
		errors: found.length > 0 ? found : refused,
		attempts,
		isSaving,
		outcome: outcome?.survey === id ? outcome : undefined,
		forgetOutcome: () => setOutcome( undefined ),
		edit: ( changes ) => editSurvey( id, changes ),
		save,
		goTo,
	};
}
