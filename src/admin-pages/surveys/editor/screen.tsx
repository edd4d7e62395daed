import { Button } from '@wordpress/components';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { EditableTitle } from '../../../components/editable-title';
import { ErrorState } from '../../../components/error-state';
import { fieldErrorsText } from '../../../components/field-error-text';
import { Page } from '../../../components/page';
import { Skeleton } from '../../../components/skeleton';
import { useSnackbar } from '../../../components/snackbars';
import { StatusLabel } from '../../../components/status-label';
import { navigate } from '../../../hooks/use-hash-route';
import { useLeaveGuard } from '../../../hooks/use-leave-guard';
import { useResolution } from '../../../hooks/use-resolution';
import { store as surveysStore } from '../../../stores/surveys';
import { NEW_SURVEY_ID, LIMITS, errorsOf } from '../../../survey-model';
import { EditorBanner } from './components/editor-banner';
import { StepNavigation } from './components/step-navigation';
import type { PublishStatus } from './publish-step';
import { PublishStep } from './publish-step';
import { QuestionsStep } from './questions-step';
import type { Step } from './steps';
import { stepTitle } from './steps';
import { useErrorFocus, useStepFocus } from './use-editor-focus';
import { useSurveyEditor } from './use-survey-editor';

interface EditorScreenProps {
	id: number;
	step: Step;
}

function backToSurveys() {
	return { href: '#/', label: __( 'All surveys', 'userfeedback' ) };
}

/** Instead of the editor while there is no survey. */
function EditorPlaceholder( { id }: { id: number } ) {
	const { error, retry } = useResolution( surveysStore, 'getSurvey', [ id ] );
	// A new survey lives in the builder only, so a reload of its page starts again.
	const isLost = id === NEW_SURVEY_ID;
	useEffect( () => {
		if ( isLost ) {
			navigate( '/new', { replace: true } );
		}
	}, [ isLost ] );
	return (
		<Page
			key="editor-placeholder"
			back={ backToSurveys() }
			title={ __( 'Edit survey', 'userfeedback' ) }
		>
			{ error ? (
				<ErrorState
					error={ error }
					title={ __(
						'This survey could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					back={ {
						href: '#/',
						label: __( 'Back to Surveys', 'userfeedback' ),
					} }
				/>
			) : (
				<Skeleton shape="card" count={ 3 } />
			) }
		</Page>
	);
}

/** The builder of one survey. */
export function EditorScreen( { id, step }: EditorScreenProps ) {
	const registry = useRegistry();
	const content = useRef< HTMLDivElement >( null );
	const { closeSurvey } = useDispatch( surveysStore );
	const showSnackbar = useSnackbar();
	const editor = useSurveyEditor( id );
	const { survey, errors, isSaving, edit } = editor;
	// This selector is the one that loads.
	useSelect( ( select ) => select( surveysStore ).getSurvey( id ), [ id ] );

	// The router may already be elsewhere by then; what was edited and not saved was asked about before.
	useEffect( () => () => void closeSurvey( id ), [ id, closeSurvey ] );

	const guard = useLeaveGuard( {
		hasUnsaved: () => registry.select( surveysStore ).hasEdits( id ),
		isInside: ( route ) =>
			route.startsWith(
				id === NEW_SURVEY_ID ? '/new/' : `/edit/${ id }/`
			),
	} );

	useErrorFocus( content, editor.attempts, errors.length > 0 );
	useStepFocus( content, step );

	// Questions are the only step with fields that can be at fault.
	const isElsewhere = errors.length > 0 && step !== 'questions';
	useEffect( () => {
		if ( isElsewhere ) {
			navigate( `/edit/${ id }/questions` );
		}
	}, [ isElsewhere, id ] );

	async function publish( status: PublishStatus ): Promise< void > {
		const saved = await editor.save( { status } );
		if ( saved?.status === 'publish' ) {
			showSnackbar( __( 'Your survey is published.', 'userfeedback' ) );
			navigate( '/' );
		}
	}

	if ( survey === undefined ) {
		return <EditorPlaceholder id={ id } />;
	}
	return (
		<Page
			key="editor"
			back={ backToSurveys() }
			title={
				<EditableTitle
					key={ id === NEW_SURVEY_ID ? 'new' : 'saved' }
					value={ survey.title }
					onChange={ ( title ) => edit( { title } ) }
					label={ __( 'Survey title', 'userfeedback' ) }
					placeholder={ __( 'Name your survey', 'userfeedback' ) }
					maxLength={ LIMITS.titleLength }
					error={ fieldErrorsText( errorsOf( errors, 'title' ) ) }
				/>
			}
			actions={
				<>
					<StatusLabel status={ survey.status } />
					<Button
						__next40pxDefaultSize
						accessibleWhenDisabled
						variant="secondary"
						isBusy={ isSaving }
						disabled={ isSaving }
						onClick={ () => void editor.save() }
					>
						{ __( 'Save', 'userfeedback' ) }
					</Button>
				</>
			}
			navigation={
				<StepNavigation
					id={ id }
					current={ step }
					onGoTo={ ( to ) => void editor.goTo( to ) }
				/>
			}
		>
			<div
				className="userfeedback-editor"
				ref={ content }
				tabIndex={ -1 }
				role="group"
				aria-label={ stepTitle( step ) }
			>
				<EditorBanner
					key={ editor.attempts }
					errors={ errors }
					outcome={ editor.outcome }
					onClose={ editor.forgetOutcome }
				/>
				{ step === 'questions' ? (
					<QuestionsStep
						survey={ survey }
						errors={ errors }
						isSaving={ isSaving }
						onEdit={ edit }
						onGoTo={ editor.goTo }
					/>
				) : (
					<PublishStep
						isSaving={ isSaving }
						onSave={ ( status ) => void publish( status ) }
						onBack={ () => navigate( `/edit/${ id }/questions` ) }
					/>
				) }
			</div>
			{ guard.isAsking && (
				<ConfirmDialog
					title={ __( 'Leave without saving?', 'userfeedback' ) }
					confirmLabel={ __(
						'Leave without saving',
						'userfeedback'
					) }
					cancelLabel={ __( 'Keep editing', 'userfeedback' ) }
					onConfirm={ guard.leave }
					onCancel={ guard.stay }
				>
					{ __(
						'What you changed in this survey since it was last saved will be lost.',
						'userfeedback'
					) }
				</ConfirmDialog>
			) }
		</Page>
	);
}
