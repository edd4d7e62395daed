import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type {
	EditableSurvey,
	FieldError,
	Question,
	SurveyInput,
} from '../../../survey-model';
import { moved, newQuestion } from '../../../survey-model';
import { QuestionCard } from './components/question-card';
import { ThankYouCard } from './components/thank-you-card';
import type { Step } from './steps';
import { stepTitle } from './steps';

interface QuestionsStepProps {
	survey: EditableSurvey;
	errors: readonly FieldError[];
	isSaving: boolean;
	onEdit: ( changes: SurveyInput ) => void;
	onGoTo: ( step: Step ) => Promise< void >;
}

/** The step in which the questions are written. */
export function QuestionsStep( {
	survey,
	errors,
	isSaving,
	onEdit,
	onGoTo,
}: QuestionsStepProps ) {
	const { questions } = survey;
	const [ deleting, setDeleting ] = useState< Question >();
	const [ added, setAdded ] = useState< string >();

	function setQuestions( next: Question[] ): void {
		onEdit( { questions: next } );
	}
	function add(): void {
		const question = newQuestion( 'text' );
		setAdded( question.id );
		setQuestions( [ ...questions, question ] );
	}
	function move( from: number, to: number ): void {
		setQuestions( moved( questions, from, to ) );
		speak(
			sprintf(
				/* translators: 1: new place of a question, 2: number of questions. */
				__( 'Moved to place %1$d of %2$d.', 'userfeedback' ),
				to + 1,
				questions.length
			)
		);
	}
	function remove( gone: Question ): void {
		setDeleting( undefined );
		setQuestions( questions.filter( ( { id } ) => id !== gone.id ) );
		speak( __( 'Question deleted.', 'userfeedback' ) );
	}

	return (
		<>
			<ol className="userfeedback-editor__questions">
				{ questions.map( ( question, index ) => (
					<li key={ question.id }>
						<QuestionCard
							question={ question }
							index={ index }
							count={ questions.length }
							errors={ errors }
							isNew={ question.id === added }
							onChange={ ( changed ) =>
								setQuestions(
									questions.map( ( other ) =>
										other.id === changed.id
											? changed
											: other
									)
								)
							}
							onMove={ ( to ) => move( index, to ) }
							onDelete={ () => setDeleting( question ) }
						/>
					</li>
				) ) }
			</ol>
			<Button
				__next40pxDefaultSize
				className="userfeedback-editor__add"
				variant="secondary"
				icon={ plus }
				onClick={ add }
			>
				{ __( 'Add Question', 'userfeedback' ) }
			</Button>
			<ThankYouCard
				message={ survey.settings.thank_you.message }
				onChange={ ( message ) =>
					onEdit( {
						settings: {
							...survey.settings,
							thank_you: {
								...survey.settings.thank_you,
								message,
							},
						},
					} )
				}
			/>
			<div className="userfeedback-editor__steps">
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					variant="primary"
					isBusy={ isSaving }
					disabled={ isSaving || errors.length > 0 }
					onClick={ () => void onGoTo( 'publish' ) }
				>
					{ sprintf(
						/* translators: %s: name of a step of the survey builder. */
						__( 'Next Step: %s', 'userfeedback' ),
						stepTitle( 'publish' )
					) }
				</Button>
			</div>
			{ deleting && (
				<ConfirmDialog
					title={ __( 'Delete this question?', 'userfeedback' ) }
					confirmLabel={ __( 'Delete question', 'userfeedback' ) }
					onConfirm={ () => remove( deleting ) }
					onCancel={ () => setDeleting( undefined ) }
				>
					{ deleting.title.trim() === ''
						? __(
								'This question will be removed from the survey.',
								'userfeedback'
							)
						: sprintf(
								/* translators: %s: title of a question. */
								__(
									'“%s” will be removed from the survey.',
									'userfeedback'
								),
								deleting.title
							) }
				</ConfirmDialog>
			) }
		</>
	);
}
