import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { EditableTitle } from '../../../components/editable-title';
import { fieldErrorsText } from '../../../components/field-error-text';
import { Page } from '../../../components/page';
import { useSnackbar } from '../../../components/snackbars';
import { StatusLabel } from '../../../components/status-label';
import { currentRoute, navigate } from '../../../hooks/use-hash-route';
import { store as surveysStore } from '../../../stores/surveys';
import type { FieldError } from '../../../survey-model';
import { LIMITS, errorsOf } from '../../../survey-model';
import { ConflictDialog } from './components/conflict-dialog';
import { EditorBanner } from './components/editor-banner';
import {
	EditorPlaceholder,
	backToSurveys,
} from './components/editor-placeholder';
import { ResponsesWarning } from './components/responses-warning';
import { StepContent } from './components/step-content';
import { StepFooter } from './components/step-footer';
import { StepNavigation } from './components/step-navigation';
import type { PublishStatus } from './publish-step';
import { PublishStep } from './publish-step';
import type { Step } from './steps';
import { stepAt, stepTitle } from './steps';
import { useAttempts } from './use-attempts';
import { useCloseOnLeave } from './use-close-on-leave';
import { useErrorFocus, useStepFocus } from './use-editor-focus';
import { useEditorRoute } from './use-editor-route';
import { useSurveyEditor } from './use-survey-editor';
import './editor.scss';

interface EditorScreenProps {
	id: number;
	step: Step;
}

/** The errors that the banner speaks of: all once they are revealed, before that what the server said. */
function bannerErrors(
	errors: readonly FieldError[],
	isRevealed: boolean
): readonly FieldError[] {
	return isRevealed
		? errors
		: errors.filter( ( { message } ) => message !== undefined );
}

function LeaveDialog( {
	onLeave,
	onStay,
}: {
	onLeave: () => void;
	onStay: () => void;
} ) {
	return (
		<ConfirmDialog
			title={ __( 'Leave without saving?', 'userfeedback' ) }
			confirmLabel={ __( 'Leave without saving', 'userfeedback' ) }
			cancelLabel={ __( 'Keep editing', 'userfeedback' ) }
			onConfirm={ onLeave }
			onCancel={ onStay }
		>
			{ __(
				'What you changed in this survey since it was last saved will be lost.',
				'userfeedback'
			) }
		</ConfirmDialog>
	);
}

/** The builder of one survey. */
export function EditorScreen( { id, step }: EditorScreenProps ) {
	const content = useRef< HTMLDivElement >( null );
	const showSnackbar = useSnackbar();
	const editor = useSurveyEditor( id, step );
	const { survey, errors, isRevealed, isSaving, edit } = editor;
	const { guard, isLeading } = useEditorRoute( id, step, survey );
	// This selector is the one that loads.
	useSelect( ( select ) => select( surveysStore ).getSurvey( id ), [ id ] );

	useCloseOnLeave( id );

	const told = bannerErrors( errors, isRevealed );
	useErrorFocus( content, editor.attempts, told.length > 0 );
	useStepFocus( content, step );

	const { attempt, tryAgain } = useAttempts( id );
	async function publish( status: PublishStatus ): Promise< void > {
		const saved = await editor.save( { status } );
		if ( saved?.status === 'publish' ) {
			showSnackbar( __( 'Your survey is published.', 'userfeedback' ) );
			if ( stepAt( saved.id, currentRoute() ) === 'publish' ) {
				navigate( '/' );
			}
		}
	}

	if ( survey === undefined || isLeading ) {
		return <EditorPlaceholder id={ id } />;
	}
	const stepProps = { survey, errors, isRevealed, onEdit: edit };
	return (
		<Page
			key="editor"
			back={ backToSurveys() }
			title={
				<EditableTitle
					value={ survey.title }
					onChange={ ( title ) => edit( { title } ) }
					label={ __( 'Survey title', 'userfeedback' ) }
					placeholder={ __( 'Name your survey', 'userfeedback' ) }
					maxLength={ LIMITS.titleLength }
					asksAtOnce={ step !== 'setup' }
					error={ fieldErrorsText( errorsOf( told, 'title' ) ) }
				/>
			}
			name={ survey.title || __( 'Name your survey', 'userfeedback' ) }
			actions={
				<>
					<StatusLabel status={ survey.status } />
					<Button
						__next40pxDefaultSize
						accessibleWhenDisabled
						variant="secondary"
						isBusy={ isSaving }
						disabled={ isSaving || step === 'setup' }
						onClick={ () => attempt( () => editor.save() ) }
					>
						{ __( 'Save', 'userfeedback' ) }
					</Button>
				</>
			}
			navigation={
				<StepNavigation
					survey={ id }
					current={ step }
					isValid={ editor.isValid }
					onGoTo={ ( to, isLater ) =>
						attempt( () => editor.goTo( to, isLater ) )
					}
				/>
			}
		>
			<div
				className="userfeedback-editor"
				ref={ content }
				tabIndex={ -1 }
				role="group"
				aria-label={ sprintf(
					/* translators: %s: name of a step of the survey builder. */
					__( '%s step', 'userfeedback' ),
					stepTitle( step )
				) }
			>
				<div className="userfeedback-editor__banner" tabIndex={ -1 }>
					<EditorBanner
						key={ editor.attempts }
						survey={ id }
						step={ step }
						errors={ told }
						outcome={ editor.outcome }
						onClose={ editor.forgetOutcome }
						onTryAgain={ tryAgain }
					/>
				</div>
				{ survey.responses_count > 0 && (
					<ResponsesWarning survey={ id } />
				) }
				{ step === 'publish' ? (
					<PublishStep
						survey={ survey }
						isSaving={ isSaving }
						onSave={ ( status ) =>
							attempt( () => publish( status ) )
						}
					/>
				) : (
					<>
						<StepContent step={ step } { ...stepProps } />
						<StepFooter
							survey={ id }
							step={ step }
							isValid={ editor.isValid }
							isSaving={ isSaving }
							onNext={ ( next ) =>
								attempt( () => editor.goTo( next, true ) )
							}
						/>
					</>
				) }
			</div>
			{ editor.conflict && <ConflictDialog { ...editor.conflict } /> }
			{ guard.isAsking && (
				<LeaveDialog onLeave={ guard.leave } onStay={ guard.stay } />
			) }
		</Page>
	);
}
