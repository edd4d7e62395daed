import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import {
	useCallback,
	useEffect,
	useReducer,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSame } from '@/hooks/use-same';
import { useStableCallback } from '@/hooks/use-stable-callback';
import type { Question } from '@/survey-model';
import {
	LIMITS,
	addQuestion,
	duplicateQuestion,
	newQuestion,
	newQuestionId,
	removeQuestion,
	withQuestions,
} from '@/survey-model';
import { useEditor } from '../../context';
import type { QuestionTypeDefinition } from '../../question-types';
import { kindOf } from '../../question-types';
import { AddQuestion } from './add-question';
import { cardId } from './card-id';
import { DeleteDialog } from './delete-dialog';
import { SurveyOfCardsProvider } from './logic/survey-questions';
import type { QuestionEdit } from './question-edit';
import { QuestionList } from './question-list';
import { useCollapsedCards } from './question-memory';
import { QuestionOutline } from './question-outline';
import { useCurrentQuestion } from './use-current-question';
import { useIdSet } from './use-id-set';
import { useOffNotice } from './use-off-notice';
import { useQuestionShortcuts } from './use-question-shortcuts';

/** The editable list of questions. */
export function QuestionsContent() {
	const {
		survey,
		errors,
		isRevealed,
		edit: editSurvey,
	} = useEditor( 'survey', 'errors', 'isRevealed', 'edit' );
	const { questions } = survey;
	const { collapsed, collapse } = useCollapsedCards();
	const [ invalid, markInvalid ] = useIdSet();
	// A Net Promoter Score survey consists of its one question and the follow-up questions.
	const isFixed = survey.type === 'nps';
	const content = useRef< HTMLDivElement >( null );
	const [ deleting, setDeleting ] = useState< Question >();
	const [ added, setAdded ] = useState< string >();
	const noticeOff = useOffNotice();
	useQuestionShortcuts( content );
	const current = useCurrentQuestion( content );

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

	const edit = useStableCallback( ( change: QuestionEdit ): void => {
		let before = survey;
		let after = survey;
		editSurvey( ( now ) => {
			const changes = withQuestions(
				now,
				change( now.questions ),
				kindOf
			);
			before = now;
			after = { ...now, ...changes };
			return changes;
		} );
		noticeOff( before, after );
	} );
	function place( { id }: Question ): number {
		return questions.findIndex( ( other ) => other.id === id );
	}
	function add( type: QuestionTypeDefinition ): void {
		const question = newQuestion( type );
		setAdded( question.id );
		edit( ( list ) => addQuestion( list, question ) );
	}
	const duplicate = useStableCallback( ( question: Question ): void => {
		const copyId = newQuestionId();
		setAdded( copyId );
		edit( ( list ) => duplicateQuestion( list, question.id, copyId ) );
		speak(
			sprintf(
				/* translators: %d: number of a question. */
				__(
					'Question duplicated. The copy is question %d.',
					'userfeedback'
				),
				place( question ) + 2
			)
		);
	} );
	function remove( question: Question ): void {
		setDeleting( undefined );
		deletedIndex.current = place( question );
		edit( ( list ) => removeQuestion( list, question.id ) );
		speak( __( 'Question deleted.', 'userfeedback' ) );
	}
	const collapseOne = useCallback(
		( id: string, isCollapsed: boolean ) => collapse( [ id ], isCollapsed ),
		[ collapse ]
	);
	function collapseAll( isCollapsed: boolean ): void {
		collapse(
			questions.map( ( { id } ) => id ),
			isCollapsed
		);
	}
	// The card is focused when it is expanded, so that all of it is scrolled into view.
	const chosen = useRef< string >();
	const [ , goOn ] = useReducer( ( count: number ) => count + 1, 0 );
	const goTo = useCallback(
		( id: string ): void => {
			chosen.current = id;
			collapseOne( id, false );
			goOn();
		},
		[ collapseOne ]
	);
	useEffect( () => {
		if ( chosen.current !== undefined ) {
			document.getElementById( cardId( chosen.current ) )?.focus();
			chosen.current = undefined;
		}
	} );
	const isCollapsed = ( { id }: Question ) => collapsed.has( id );

	return (
		<div className="userfeedback-questions" ref={ content }>
			{ questions.length > 0 && (
				<QuestionOutline
					questions={ questions }
					invalid={ invalid }
					current={ current }
					onChoose={ goTo }
				/>
			) }
			<div className="userfeedback-editor__cards">
				{ questions.length > 1 && (
					<div className="userfeedback-questions__tools">
						<Button
							accessibleWhenDisabled
							variant="tertiary"
							size="compact"
							disabled={ questions.every( isCollapsed ) }
							onClick={ () => collapseAll( true ) }
						>
							{ __( 'Collapse all', 'userfeedback' ) }
						</Button>
						<Button
							accessibleWhenDisabled
							variant="tertiary"
							size="compact"
							disabled={ ! questions.some( isCollapsed ) }
							onClick={ () => collapseAll( false ) }
						>
							{ __( 'Expand all', 'userfeedback' ) }
						</Button>
					</div>
				) }
				<SurveyOfCardsProvider id={ survey.id }>
					<QuestionList
						ids={ useSame( questions.map( ( { id } ) => id ) ) }
						errors={ errors }
						isRevealed={ isRevealed }
						isFixed={ isFixed }
						added={ added }
						collapsed={ collapsed }
						onEdit={ edit }
						onDuplicate={ duplicate }
						onDelete={ setDeleting }
						onCollapse={ collapseOne }
						onErrors={ markInvalid }
					/>
				</SurveyOfCardsProvider>
				{ questions.length === 0 && (
					<p className="userfeedback-editor__none">
						{ __(
							'This survey has no questions yet.',
							'userfeedback'
						) }
					</p>
				) }
				{ isFixed && (
					<p className="userfeedback-editor__none">
						{ __(
							'A Net Promoter Score survey always asks the same questions, so that its scores can be compared. To ask others, start a blank survey and add a Net Promoter Score question.',
							'userfeedback'
						) }
					</p>
				) }
				{ ! isFixed && questions.length < LIMITS.questions && (
					<AddQuestion onAdd={ add } />
				) }
			</div>
			{ deleting && (
				<DeleteDialog
					question={ deleting }
					survey={ survey }
					onConfirm={ () => remove( deleting ) }
					onCancel={ () => setDeleting( undefined ) }
				/>
			) }
		</div>
	);
}
