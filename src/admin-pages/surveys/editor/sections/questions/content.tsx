import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../../../components/confirm-dialog';
import type { Question } from '../../../../../survey-model';
import {
	LIMITS,
	addQuestion,
	newQuestion,
	removeQuestion,
} from '../../../../../survey-model';
import { useEditor } from '../../context';
import type { QuestionTypeDefinition } from '../../question-types';
import { AddQuestion } from './add-question';
import { SurveyQuestionsProvider } from './logic/survey-questions';
import type { QuestionEdit } from './question-edit';
import { QuestionList } from './question-list';
import { useQuestionShortcuts } from './use-question-shortcuts';

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

/** The editable list of questions. */
export function QuestionsContent() {
	const { survey, errors, isRevealed, set } = useEditor();
	const { questions } = survey;
	// A Net Promoter Score survey consists of its one question and the follow-up questions.
	const isFixed = survey.type === 'nps';
	const content = useRef< HTMLDivElement >( null );
	const [ deleting, setDeleting ] = useState< Question >();
	const [ added, setAdded ] = useState< string >();
	useQuestionShortcuts( content );

	// The focused delete button is removed with its question: move the focus to the next one.
	const deletedIndex = useRef< number >();
	useEffect( () => {
		if ( deletedIndex.current !== undefined ) {
			const handles = content.current?.querySelectorAll< HTMLElement >(
				'.userfeedback-question__handle'
			);
			const next =
				handles?.[
					Math.min( deletedIndex.current, handles.length - 1 )
				];
			const button = content.current?.querySelector< HTMLElement >(
				'.userfeedback-editor__add button'
			);
			( next ?? button )?.focus();
			deletedIndex.current = undefined;
		}
	}, [ questions.length ] );

	function edit( change: QuestionEdit ): void {
		set( 'questions', change( questions ) );
	}
	function add( type: QuestionTypeDefinition ): void {
		const question = newQuestion( type );
		setAdded( question.id );
		edit( ( list ) => addQuestion( list, question ) );
	}
	function remove( question: Question ): void {
		setDeleting( undefined );
		deletedIndex.current = questions.findIndex(
			( { id } ) => id === question.id
		);
		edit( ( list ) => removeQuestion( list, question.id ) );
		speak( __( 'Question deleted.', 'userfeedback' ) );
	}

	return (
		<div className="userfeedback-editor__cards" ref={ content }>
			<SurveyQuestionsProvider value={ questions }>
				<QuestionList
					questions={ questions }
					errors={ errors }
					isRevealed={ isRevealed }
					isFixed={ isFixed }
					added={ added }
					onEdit={ edit }
					onDelete={ setDeleting }
				/>
			</SurveyQuestionsProvider>
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
