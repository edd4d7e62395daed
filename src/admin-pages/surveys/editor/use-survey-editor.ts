import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { askToLogIn } from '@/components/log-in-again';
import { currentRoute, navigate } from '@/hooks/use-hash-route';
import type { ApiError } from '@/stores/api';
import { toApiError } from '@/stores/api';
import { store as surveysStore } from '@/stores/surveys';
import type { SurveyEdits } from '@/stores/surveys/types';
import type {
	EditableSurvey,
	FieldError,
	Publication,
	SavedSurvey,
	ValueAt,
} from '@/survey-model';
import { NEW_SURVEY_ID } from '@/survey-model';
import type { SaveOutcome } from './save-outcome';
import { outcomeOf } from './save-outcome';
import type { Section, Step } from './section';
import { stepErrors } from './section-list';
import { stepAt, stepRoute } from './steps';
import type { ConflictQuestion } from './use-conflict';
import { useConflict } from './use-conflict';
import type { FieldPath } from './use-field';

export interface SurveyEditor {
	survey: EditableSurvey | undefined;
	/** All errors: those found in this step, visible or not, and those from the server for any step. */
	errors: readonly FieldError[];
	/** Those found in this step. */
	found: readonly FieldError[];
	/** Whether the user may go from this step to a later one. */
	isValid: boolean;
	/** Whether all errors are shown, because the user tried to save or to go on. */
	isRevealed: boolean;
	/** The number of finished attempts. */
	attempts: number;
	isSaving: boolean;
	outcome: SaveOutcome | undefined;
	conflict: ConflictQuestion | undefined;
	forgetOutcome: () => void;
	/** Changes the field at a path. */
	set: < Path extends FieldPath >(
		path: Path,
		value: ValueAt< EditableSurvey, Path >
	) => void;
	/** Edits the survey as it is now in one step, which is undone at once. */
	edit: ( edit: ( survey: EditableSurvey ) => SurveyEdits ) => void;
	/**
	 * Saves, and publishes, schedules or unpublishes if there is a command. Resolves with the saved survey, or undefined
	 * if there are errors to fix first.
	 */
	save: (
		command?: Partial< Publication >
	) => Promise< SavedSurvey | undefined >;
	/**
	 * Goes to another step and saves unsaved edits first, except those of a published survey; goes to a later step only
	 * from a valid one.
	 */
	goTo: ( step: Step, isLater: boolean ) => Promise< void >;
	/** Shows why something failed. */
	fail: ( error: ApiError ) => void;
}

/** The server's code for a status that would take a survey out of the trash. */
const IN_TRASH = 'userfeedback_survey_in_trash';

/** Merges two lists of errors; the server's errors of a field come first. */
function merged(
	found: readonly FieldError[],
	refused: readonly FieldError[]
): readonly FieldError[] {
	if ( refused.length === 0 ) {
		return found;
	}
	const known = new Set( refused.map( ( { field } ) => field ) );
	return [
		...refused,
		...found.filter( ( { field } ) => ! known.has( field ) ),
	];
}

/** The open survey and the operations on it. */
export function useSurveyEditor(
	id: number,
	sections: readonly Section[],
	step: Step
): SurveyEditor {
	const registry = useRegistry();
	const [ revealed, setRevealed ] = useState< string >();
	const [ outcome, setOutcome ] = useState< {
		survey: number;
		how: SaveOutcome;
	} >();
	const [ attempts, setAttempts ] = useState( 0 );
	const { question: conflict, ask } = useConflict();
	const {
		editSurveyField,
		refreshSurvey,
		reloadSurvey,
		saveSurvey,
		updateSurvey,
	} = useDispatch( surveysStore );
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
	const found = survey ? stepErrors( sections, survey, step ) : [];
	const stepPath = stepRoute( id, step.name );

	function current( surveyId = id ): EditableSurvey | undefined {
		return registry.select( surveysStore ).getEditedSurvey( surveyId );
	}
	function set< Path extends FieldPath >(
		path: Path,
		value: ValueAt< EditableSurvey, Path >
	): void {
		editSurveyField( id, path, value );
	}
	function end( how: SaveOutcome | undefined, surveyId = id ): void {
		setOutcome( how && { survey: surveyId, how } );
		setAttempts( ( count ) => count + 1 );
	}
	function reveal(): void {
		setRevealed( stepPath );
		end( undefined );
	}

	/**
	 * Shows an error or lets the user resolve a conflict. Resolves with the revision to overwrite, or undefined to
	 * cancel the save.
	 */
	async function settle( error: ApiError ): Promise< number | undefined > {
		if ( error.code === IN_TRASH ) {
			// Shows that it is in the trash; otherwise the message alone says so.
			await refreshSurvey( id ).catch( () => undefined );
		}
		if ( error.conflict === undefined ) {
			// Refused fields show their own messages.
			end(
				error.fields.length > 0 ? undefined : { kind: 'failed', error }
			);
			return undefined;
		}
		const { revision } = error.conflict;
		const choice = await ask( error.conflict );
		if ( choice === 'load' ) {
			try {
				await reloadSurvey( id );
				end( { kind: 'loaded' } );
			} catch ( thrown ) {
				end( { kind: 'not-loaded', error: toApiError( thrown ) } );
			}
		}
		return choice === 'overwrite' ? revision : undefined;
	}

	async function store(
		command: Partial< Publication >,
		overwrite?: number
	): Promise< SavedSurvey | undefined > {
		try {
			return await saveSurvey( id, command, overwrite );
		} catch ( thrown ) {
			const error = toApiError( thrown );
			if ( error.isSignedOut ) {
				askToLogIn();
			}
			const revision = await settle( error );
			return revision === undefined
				? undefined
				: store( command, revision );
		}
	}

	async function save(
		command: Partial< Publication > = {}
	): Promise< SavedSurvey | undefined > {
		const title = current()?.title.trim() ?? '';
		if ( title === '' ) {
			reveal();
			return undefined;
		}
		const saved = await store( command );
		if ( saved !== undefined ) {
			setRevealed( undefined );
			// The new survey now has its own route. A user who has left the builder or started another survey is not
			// redirected.
			const place = stepAt( id, currentRoute() );
			if ( id === NEW_SURVEY_ID && place && current( saved.id ) ) {
				navigate( stepRoute( saved.id, place ), { replace: true } );
			}
			end( outcomeOf( saved ), saved.id );
		}
		return saved;
	}

	async function goTo( to: Step, isLater: boolean ): Promise< void > {
		const edited = current();
		if (
			edited === undefined ||
			( isLater && stepErrors( sections, edited, step ).length > 0 )
		) {
			reveal();
			return;
		}
		// Visitors of a published survey would see what is not finished.
		const isSkipped =
			edited.status === 'publish' ||
			( id !== NEW_SURVEY_ID &&
				! registry.select( surveysStore ).hasEdits( id ) );
		const saved = isSkipped ? undefined : await save();
		const savedId = saved?.id ?? id;
		const isStillHere = stepAt( savedId, currentRoute() ) === step.name;
		if ( isStillHere && ( isSkipped || saved !== undefined ) ) {
			// Going on shows that the save succeeded; only a message from the server needs a banner.
			if ( ! saved?.message ) {
				setOutcome( undefined );
			}
			navigate( stepRoute( savedId, to.name ) );
		}
	}

	return {
		survey,
		errors: merged( found, refused ),
		found,
		isValid: found.length === 0,
		isRevealed: revealed === stepPath,
		attempts,
		isSaving,
		outcome: outcome?.survey === id ? outcome.how : undefined,
		conflict,
		forgetOutcome: () => setOutcome( undefined ),
		set,
		edit: ( edit ) => updateSurvey( id, edit ),
		save,
		goTo,
		fail: ( error ) => end( { kind: 'failed', error } ),
	};
}
