import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { askToLogIn } from '@/components/log-in-again';
import { useSnackbar } from '@/components/snackbars';
import type { FeatureName } from '@/hooks/use-feature';
import { currentRoute, navigate } from '@/hooks/use-hash-route';
import { useSame } from '@/hooks/use-same';
import { useStableCallback } from '@/hooks/use-stable-callback';
import { START } from '@/routes';
import type { ApiError } from '@/stores/api';
import { toApiError } from '@/stores/api';
import { editsAt } from '@/stores/record';
import { store as surveysStore } from '@/stores/surveys';
import type { SurveyEdits } from '@/stores/surveys/types';
import type {
	Change,
	EditableSurvey,
	FieldError,
	SavedSurvey,
	SurveyCommand,
	ValueAt,
} from '@/survey-model';
import { NEW_SURVEY_ID, scheduleProblem } from '@/survey-model';
import type { SaveOutcome } from './save-outcome';
import { outcomeOf } from './save-outcome';
import type { Section, Step } from './section';
import { fieldAt, mergedErrors, stepErrors } from './section-list';
import { unsavedText } from './sections/publish/problem-text';
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
		change: Change< ValueAt< EditableSurvey, Path > >
	) => void;
	/** The feature that unlocks the field at a path. */
	featureAt: ( path: string ) => FeatureName | undefined;
	/** Edits the survey as it is now in one step, which is undone at once. */
	edit: ( edit: ( survey: EditableSurvey ) => SurveyEdits ) => void;
	/**
	 * Saves the edits, with a command if there is one. Goes to the list after the survey was published. Resolves with the
	 * saved survey, or undefined if there are errors to fix first.
	 */
	save: ( command?: SurveyCommand ) => Promise< SavedSurvey | undefined >;
	/**
	 * Saves the edits with the choice of the last step, as far as no survey becomes visible at once, and says what it
	 * leaves unsaved.
	 */
	saveAll: () => Promise< SavedSurvey | undefined >;
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

/** Whether the banner shows an error: refused fields show their own messages, and a conflict is a question. */
function isForBanner( { conflict, fields }: ApiError ): boolean {
	return conflict === undefined && fields.length === 0;
}

/** The open survey and the operations on it. */
export function useSurveyEditor(
	id: number,
	sections: readonly Section[],
	step: Step
): SurveyEditor {
	const registry = useRegistry();
	const showSnackbar = useSnackbar();
	const [ revealed, setRevealed ] = useState< string >();
	const [ outcome, setOutcome ] = useState< {
		survey: number;
		how: SaveOutcome;
	} >();
	const [ attempts, setAttempts ] = useState( 0 );
	const { question: conflict, ask } = useConflict();
	const {
		forgetFailure,
		refreshSurvey,
		reloadSurvey,
		runCommand,
		saveSurvey,
		updateSurvey,
	} = useDispatch( surveysStore );
	const { survey, refused, isSaving, failed } = useSelect(
		( select ) => {
			const surveys = select( surveysStore );
			return {
				survey: surveys.getEditedSurvey( id ),
				refused: surveys.getRefusedFields( id ),
				isSaving: surveys.isSavingSurvey( id ),
				failed: surveys.getCommand( id ).failed,
			};
		},
		[ id ]
	);
	const found = survey ? stepErrors( sections, survey, step ) : [];
	const stepPath = stepRoute( id, step.name );

	function current( surveyId = id ): EditableSurvey | undefined {
		return registry.select( surveysStore ).getEditedSurvey( surveyId );
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
	 * Shows an error, unless the store has it as that of a command, or lets the user resolve a conflict. Resolves with the
	 * revision to overwrite, or undefined to cancel the save.
	 */
	async function settle(
		error: ApiError,
		command: SurveyCommand | undefined
	): Promise< number | undefined > {
		if ( error.code === IN_TRASH ) {
			// Shows that it is in the trash; otherwise the message alone says so.
			await refreshSurvey( id ).catch( () => undefined );
		}
		if ( error.conflict === undefined ) {
			end(
				command === undefined && isForBanner( error )
					? { kind: 'failed', error }
					: undefined
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
		command: SurveyCommand | undefined,
		overwrite?: number
	): Promise< SavedSurvey | undefined > {
		try {
			return await ( command === undefined
				? saveSurvey( id, overwrite )
				: runCommand( id, command, overwrite ) );
		} catch ( thrown ) {
			const error = toApiError( thrown );
			if ( error.isSignedOut ) {
				askToLogIn();
			}
			const revision = await settle( error, command );
			return revision === undefined
				? undefined
				: store( command, revision );
		}
	}

	async function save(
		command?: SurveyCommand
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
			if (
				command === 'publish' &&
				saved.status === 'publish' &&
				stepAt( saved.id, currentRoute() ) === step.name
			) {
				navigate( START );
			}
		}
		return saved;
	}

	async function saveAll(): Promise< SavedSurvey | undefined > {
		const { getCommand, getCommandOfSave, hasUnsavedChoice } =
			registry.select( surveysStore );
		const command = getCommandOfSave( id );
		const saved = await save( command );
		const choice = saved && getCommand( saved.id ).choice;
		if ( command === undefined && choice && hasUnsavedChoice( saved.id ) ) {
			showSnackbar(
				unsavedText( scheduleProblem( choice, Date.now() ) ),
				{
					status: 'error',
					about: 'userfeedback-publication',
				}
			);
		}
		return saved;
	}

	function forgetOutcome(): void {
		setOutcome( undefined );
		forgetFailure( id );
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
				forgetOutcome();
			}
			navigate( stepRoute( savedId, to.name ) );
		}
	}

	const shown =
		( outcome?.survey === id ? outcome.how : undefined ) ??
		( failed && isForBanner( failed.error )
			? { kind: 'failed', error: failed.error }
			: undefined );
	return {
		survey,
		errors: useSame( mergedErrors( found, refused ) ),
		found: useSame( found ),
		isValid: found.length === 0,
		isRevealed: revealed === stepPath,
		attempts,
		isSaving,
		outcome: shown,
		conflict,
		forgetOutcome,
		set: useStableCallback( ( path, change ) =>
			updateSurvey(
				id,
				// Paths of fields begin with a key that can be edited.
				( now ) => editsAt( now, path, change ) as SurveyEdits
			)
		),
		featureAt: useStableCallback(
			( path ) => fieldAt( sections, path )?.feature
		),
		edit: useStableCallback( ( edit ) => updateSurvey( id, edit ) ),
		save: useStableCallback( save ),
		saveAll: useStableCallback( saveAll ),
		goTo: useStableCallback( goTo ),
		fail: ( error ) => end( { kind: 'failed', error } ),
	};
}
