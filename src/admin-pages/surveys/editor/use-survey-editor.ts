import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { askToLogIn } from '../../../components/log-in-again';
import { currentRoute, navigate } from '../../../hooks/use-hash-route';
import type { ApiError } from '../../../stores/api';
import { toApiError } from '../../../stores/api';
import { store as surveysStore } from '../../../stores/surveys';
import type { SurveyEdits } from '../../../stores/surveys/types';
import type {
	EditableSurvey,
	FieldError,
	SavedSurvey,
	ValueAt,
} from '../../../survey-model';
import { NEW_SURVEY_ID } from '../../../survey-model';
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
	/** All that is wrong: found in this step, shown or not yet, and refused by the server, in whatever step. */
	errors: readonly FieldError[];
	/** Whether this step may be left for a later one. */
	isValid: boolean;
	/** Whether going on or saving was tried, so that every error is to be seen. */
	isRevealed: boolean;
	/** Counts what was tried and has ended. */
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
	/** Saves, and answers the saved survey or undefined when there is something to mend first. */
	save: ( changes?: SurveyEdits ) => Promise< SavedSurvey | undefined >;
	/** Goes to another step, saving first what is not saved; to a later one only from a valid step. */
	goTo: ( step: Step, isLater: boolean ) => Promise< void >;
}

/** The errors of both, where the server's words about a field come first. */
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

/** The survey in the builder and what can be done with it. */
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
	const { editSurveyField, reloadSurvey, saveSurvey } =
		useDispatch( surveysStore );
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
	const here = stepRoute( id, step.name );

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
		setRevealed( here );
		end( undefined );
	}

	/** What was decided about a save that met another one: whom to overwrite, or undefined to give it up. */
	async function settle( error: ApiError ): Promise< number | undefined > {
		if ( error.conflict === undefined ) {
			// Refused fields speak for themselves.
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
		changes: SurveyEdits,
		overwrite?: number
	): Promise< SavedSurvey | undefined > {
		try {
			return await saveSurvey( id, changes, overwrite );
		} catch ( thrown ) {
			const error = toApiError( thrown );
			if ( error.isSignedOut ) {
				askToLogIn();
			}
			const revision = await settle( error );
			return revision === undefined
				? undefined
				: store( changes, revision );
		}
	}

	async function save(
		changes: SurveyEdits = {}
	): Promise< SavedSurvey | undefined > {
		const title = current()?.title.trim() ?? '';
		if ( title === '' ) {
			reveal();
			return undefined;
		}
		const saved = await store( changes );
		if ( saved !== undefined ) {
			setRevealed( undefined );
			// The survey has an address of its own now. Who left the builder, or began another one, is not called back.
			const place = stepAt( id, currentRoute() );
			if ( id === NEW_SURVEY_ID && place && current( saved.id ) ) {
				navigate( stepRoute( saved.id, place ), { replace: true } );
			}
			end( outcomeOf( saved ), saved.id );
		}
		return saved;
	}

	async function goTo( to: Step, isLater: boolean ): Promise< void > {
		const now = current();
		if (
			now === undefined ||
			( isLater && stepErrors( sections, now, step ).length > 0 )
		) {
			reveal();
			return;
		}
		const isSaved =
			id !== NEW_SURVEY_ID &&
			! registry.select( surveysStore ).hasEdits( id );
		const saved = isSaved ? undefined : await save();
		const savedId = saved?.id ?? id;
		const isStillHere = stepAt( savedId, currentRoute() ) === step.name;
		if ( isStillHere && ( isSaved || saved !== undefined ) ) {
			// Who goes on sees that it went well; only what did not is to be told.
			if ( ! saved?.message ) {
				setOutcome( undefined );
			}
			navigate( stepRoute( savedId, to.name ) );
		}
	}

	return {
		survey,
		errors: merged( found, refused ),
		isValid: found.length === 0,
		isRevealed: revealed === here,
		attempts,
		isSaving,
		outcome: outcome?.survey === id ? outcome.how : undefined,
		conflict,
		forgetOutcome: () => setOutcome( undefined ),
		set,
		save,
		goTo,
	};
}
