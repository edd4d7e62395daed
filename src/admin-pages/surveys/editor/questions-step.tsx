import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type { Question, QuestionType } from '../../../survey-model';
import { LIMITS, newQuestion } from '../../../survey-model';
import { AddQuestion } from './components/add-question';
import { QuestionList } from './components/question-list';
import { ThankYouCard } from './components/thank-you-card';
import type { StepProps } from './step-props';

function DeleteDialog( {
	question,
	onConfirm,
	onCancel,
}: {
	question: Question;
	onConfirm: () => void;
	onCancel: () => void;
} ) {
	return (
		<ConfirmDialog
			title={ __( 'Delete this question?', 'userfeedback' ) }
			confirmLabel={ __( 'Delete question', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			{ question.title.trim() === ''
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
						question.title
					) }
		</ConfirmDialog>
	);
}

/** The step in which the questions are written. */
export function QuestionsStep( {
	survey,
	errors,
	isRevealed,
	onEdit,
}: StepProps ) {
	const { questions, settings } = survey;
	// A survey about the Net Promoter Score is made for its one question and what follows from that.
	const isFixed = survey.type === 'nps';
	const content = useRef< HTMLDivElement >( null );
	const [ deleting, setDeleting ] = useState< Question >();
	const [ added, setAdded ] = useState< string >();

	// The button that deleted a question is gone with it; what follows takes its place.
	const gone = useRef< number >();
	useEffect( () => {
		if ( gone.current !== undefined ) {
			const handles = content.current?.querySelectorAll< HTMLElement >(
				'.userfeedback-question__handle'
			);
			const next =
				handles?.[ Math.min( gone.current, handles.length - 1 ) ];
			const button = content.current?.querySelector< HTMLElement >(
				'.userfeedback-editor__add button'
			);
			( next ?? button )?.focus();
			gone.current = undefined;
		}
	}, [ questions.length ] );

	function setQuestions( next: Question[] ): void {
		onEdit( { questions: next } );
	}
	function add( type: QuestionType ): void {
		const question = newQuestion( type );
		setAdded( question.id );
		setQuestions( [ ...questions, question ] );
	}
	function remove( question: Question ): void {
		setDeleting( undefined );
		const left = questions.filter( ( { id } ) => id !== question.id );
		gone.current = questions.findIndex( ( { id } ) => id === question.id );
		setQuestions( left );
		speak( __( 'Question deleted.', 'userfeedback' ) );
	}

	return (
		<div className="userfeedback-editor__cards" ref={ content }>
			<QuestionList
				questions={ questions }
				errors={ errors }
				isRevealed={ isRevealed }
				isFixed={ isFixed }
				added={ added }
				onChange={ setQuestions }
				onDelete={ setDeleting }
			/>
			{ questions.length === 0 && (
				<p className="userfeedback-editor__none">
					{ __(
						'This survey has no questions yet.',
						'userfeedback'
					) }
				</p>
			) }
			{ ! isFixed && questions.length < LIMITS.questions && (
				<AddQuestion onAdd={ add } />
			) }
			<ThankYouCard
				settings={ settings }
				errors={ errors }
				onChange={ ( changed ) => onEdit( { settings: changed } ) }
			/>
			{ deleting && (
				<DeleteDialog
					question={ deleting }
					onConfirm={ () => remove( deleting ) }
					onCancel={ () => setDeleting( undefined ) }
				/>
			) }
		</div>
	);
}
