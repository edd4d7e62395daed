import { useSelect } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { NotFound } from '@/components/not-found';
import { Page } from '@/components/page';
import { useSame } from '@/hooks/use-same';
import { store as surveysStore } from '@/stores/surveys';
import type { FieldError } from '@/survey-model';
import { allSurveys, backToSurveys } from '../back-link';
import { ConflictDialog } from './components/conflict-dialog';
import { EditorBanner } from './components/editor-banner';
import { EditorPlaceholder } from './components/editor-placeholder';
import { HeaderActions } from './components/header-actions';
import { LeaveQuestion } from './components/leave-question';
import { ResponsesWarning } from './components/responses-warning';
import { SaveBeforeReload } from './components/save-before-reload';
import { StepContent } from './components/step-content';
import { StepFooter } from './components/step-footer';
import { StepNavigation } from './components/step-navigation';
import { SurveyTitle, titlePlaceholder } from './components/survey-title';
import { TrashBanner } from './components/trash-banner';
import { EditorProvider } from './context';
import { KeptBanner } from './kept-edits/kept-banner';
import { useKeptEdits } from './kept-edits/use-kept-edits';
import type { Section, Step, StepView } from './section';
import { stepsIn, stepsOf } from './section-list';
import { SECTIONS } from './sections';
import { QuestionMemory } from './sections/questions/question-memory';
import { ShortcutsProvider, useShortcuts } from './shortcuts/use-shortcuts';
import {
	SuggestionsProvider,
	useSuggestions,
} from './suggestions/use-suggestions';
import { useAttempts } from './use-attempts';
import { useCloseOnLeave } from './use-close-on-leave';
import { useErrorFocus, useStepFocus } from './use-editor-focus';
import { useEditorRoute } from './use-editor-route';
import { useSaveAsNew } from './use-save-as-new';
import { useShowField } from './use-show-field';
import { useSurveyEditor } from './use-survey-editor';
import { useUndo } from './use-undo';
import './editor.scss';

interface BuilderProps {
	id: number;
	sections: readonly Section[];
	step: Step;
}

/** The errors for the banner: all of them once they are revealed, otherwise only the server's. */
function bannerErrors(
	errors: readonly FieldError[],
	isRevealed: boolean
): readonly FieldError[] {
	return isRevealed
		? errors
		: errors.filter( ( { message } ) => message !== undefined );
}

function Builder( { id, sections, step }: BuilderProps ) {
	const content = useRef< HTMLDivElement >( null );
	const editor = useSurveyEditor( id, sections, step );
	const { survey } = editor;
	const { guard, isRedirecting } = useEditorRoute(
		id,
		sections,
		step,
		survey
	);
	// Only this selector has a resolver.
	useSelect( ( select ) => select( surveysStore ).getSurvey( id ), [ id ] );

	const kept = useKeptEdits( id );
	useCloseOnLeave( id );

	const visibleErrors = bannerErrors( editor.errors, editor.isRevealed );
	useErrorFocus( content, editor.attempts, visibleErrors.length > 0 );
	useStepFocus( content, step );
	const [ view, setView ] = useState< StepView >( 'build' );
	const showField = useShowField( content, id, sections, step, setView );
	const undo = useUndo( id, sections, showField );
	const shortcuts = useShortcuts( content );
	const suggestions = useSuggestions( id, survey );

	const steps = useSame( stepsOf( sections, id ) );
	const { attempt, tryAgain } = useAttempts( id, editor );
	const saveAsNew = useSaveAsNew( {
		id,
		step,
		onFail: editor.fail,
		onSaved: kept.forget,
	} );
	if ( survey === undefined || isRedirecting ) {
		return <EditorPlaceholder id={ id } />;
	}
	return (
		<EditorProvider
			value={ {
				...editor,
				survey,
				sections,
				steps,
				step,
				attempt,
				setView,
				showField,
				undo,
			} }
		>
			<SuggestionsProvider value={ suggestions }>
				<ShortcutsProvider value={ shortcuts }>
					<Page
						key="editor"
						back={ allSurveys() }
						title={ <SurveyTitle /> }
						name={ survey.title || titlePlaceholder() }
						actions={ <HeaderActions /> }
						navigation={ <StepNavigation /> }
					>
						<div
							className="userfeedback-editor"
							ref={ content }
							tabIndex={ -1 }
							role="group"
							aria-label={ sprintf(
								/* translators: %s: name of a step of the survey builder. */
								__( '%s step', 'userfeedback' ),
								step.title
							) }
						>
							<div
								className="userfeedback-editor__banner"
								tabIndex={ -1 }
							>
								<EditorBanner
									key={ editor.attempts }
									errors={ visibleErrors }
									outcome={ editor.outcome }
									onClose={ editor.forgetOutcome }
									onTryAgain={ tryAgain }
									onSaveAsNew={ () => attempt( saveAsNew ) }
								/>
							</div>
							{ kept.offer && (
								<KeptBanner offer={ kept.offer } />
							) }
							{ survey.status === 'trash' && (
								<TrashBanner
									survey={ id }
									onFail={ editor.fail }
								/>
							) }
							{ survey.responses_count > 0 && (
								<ResponsesWarning survey={ id } />
							) }
							<SaveBeforeReload>
								<QuestionMemory>
									<StepContent
										step={ step }
										chosen={ view }
										attempts={ editor.attempts }
									/>
								</QuestionMemory>
							</SaveBeforeReload>
							{ ! step.hasOwnFooter && <StepFooter /> }
						</div>
						{ editor.conflict && (
							<ConflictDialog { ...editor.conflict } />
						) }
						<LeaveQuestion
							guard={ guard }
							onLeave={ kept.forget }
						/>
					</Page>
				</ShortcutsProvider>
			</SuggestionsProvider>
		</EditorProvider>
	);
}

interface EditorScreenProps {
	/** The survey's id; NEW_SURVEY_ID for a new one. */
	id: number;
	/** The step's name in the route. */
	step: string;
}

/** The survey builder. */
export function EditorScreen( { id, step: name }: EditorScreenProps ) {
	const step = stepsIn( SECTIONS ).find( ( other ) => other.name === name );
	return step ? (
		<Builder id={ id } sections={ SECTIONS } step={ step } />
	) : (
		<NotFound back={ backToSurveys() } />
	);
}
