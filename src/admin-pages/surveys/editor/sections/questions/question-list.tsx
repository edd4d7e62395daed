import type { DragEndEvent, Modifier } from '@dnd-kit/core';
import {
	DndContext,
	KeyboardSensor,
	PointerSensor,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import {
	SortableContext,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { speak } from '@wordpress/a11y';
import { memo, useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { useStableCallback } from '@/hooks/use-stable-callback';
import { isEqual } from '@/stores/equality';
import type { FieldError, Question } from '@/survey-model';
import { errorsWithin, moveQuestion, questionPath } from '@/survey-model';
import { dragAnnouncements, dragInstructions } from './drag-texts';
import { closestInList, draggedData, keyboardCoordinates } from './dragged';
import { useInQuestions } from './logic/survey-questions';
import type { QuestionEdit } from './question-edit';
import { useLockedTypes } from './use-locked-types';
import { SortableQuestion } from './sortable-question';

/** All values and callbacks are stable: other ones render the list again. */
interface QuestionListProps {
	/** The ids of the questions in order. */
	ids: string[];
	errors: readonly FieldError[];
	isRevealed: boolean;
	/** Whether questions can be neither deleted nor changed to another type. */
	isFixed: boolean;
	/** The id of the question that was just added. */
	added: string | undefined;
	/** The ids of the questions whose cards are collapsed. */
	collapsed: ReadonlySet< string >;
	onEdit: ( edit: QuestionEdit ) => void;
	onDuplicate: ( question: Question ) => void;
	onDelete: ( question: Question ) => void;
	onCollapse: ( id: string, isCollapsed: boolean ) => void;
	onErrors: ( id: string, hasErrors: boolean ) => void;
}

/** Restricts dragging to the vertical axis. */
const vertically: Modifier = ( { transform } ) => ( { ...transform, x: 0 } );

// Constants: a new object would make dnd-kit render every question again.
const MODIFIERS = [ vertically ];
/** A few pixels, so that a click on the handle does not start a drag. */
const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: keyboardCoordinates };

type Cards = Pick<
	ComponentProps< typeof SortableQuestion >,
	| 'isRevealed'
	| 'isFixed'
	| 'onEdit'
	| 'onMove'
	| 'onDuplicate'
	| 'onDelete'
	| 'onCollapse'
	| 'onErrors'
> &
	Pick< QuestionListProps, 'errors' | 'added' | 'collapsed' >;

/** The cards, below the dnd-kit context, which must not render on each key: React would search all cards for its parts. */
function Cards( { errors, added, collapsed, ...props }: Cards ) {
	const questions = useInQuestions( ( all ) => all, [] );
	const lockedTypes = useLockedTypes();
	// Each card gets the same list while its own errors are equal.
	const known = useRef( new Map< string, readonly FieldError[] >() );
	return questions.map( ( question, index ) => {
		const { id } = question;
		const own = errorsWithin( errors, questionPath( index ) );
		if ( ! isEqual( own, known.current.get( id ) ) ) {
			known.current.set( id, own );
		}
		return (
			<SortableQuestion
				{ ...props }
				key={ id }
				question={ question }
				index={ index }
				count={ questions.length }
				errors={ known.current.get( id ) ?? own }
				isNew={ id === added }
				isCollapsed={ collapsed.has( id ) }
				lockedTypes={ lockedTypes }
			/>
		);
	} );
}

function List( { ids, onEdit, ...props }: QuestionListProps ) {
	const sensors = useSensors(
		useSensor( PointerSensor, POINTER ),
		useSensor( KeyboardSensor, KEYBOARD )
	);
	// Browsers remove the focus from an element that is moved in the DOM.
	const list = useRef< HTMLOListElement >( null );
	const focused = useRef< HTMLElement | null >( null );
	useLayoutEffect( () => {
		focused.current?.focus( { preventScroll: true } );
		focused.current?.scrollIntoView?.( { block: 'nearest' } );
		focused.current = null;
	}, [ ids ] );

	const moveByButton = useStableCallback(
		( from: number, to: number ): void => {
			const button = list.current?.ownerDocument.activeElement;
			focused.current = button instanceof HTMLElement ? button : null;
			onEdit( ( all ) => moveQuestion( all, from, to ) );
			speak(
				sprintf(
					/* translators: 1: new place of a question or an option, 2: number of them. */
					__( 'Moved to place %1$d of %2$d.', 'userfeedback' ),
					to + 1,
					ids.length
				)
			);
		}
	);
	function onDragEnd( { active, over }: DragEndEvent ): void {
		const dragged = draggedData( active );
		const from = dragged?.sortable?.index;
		const to = over ? draggedData( over )?.sortable?.index : undefined;
		if ( from === undefined || to === undefined || from === to ) {
			return;
		}
		// dnd-kit itself returns the focus to the handle.
		if ( dragged?.onDrop ) {
			dragged.onDrop( from, to );
		} else {
			onEdit( ( all ) => moveQuestion( all, from, to ) );
		}
	}

	return (
		<DndContext
			sensors={ sensors }
			collisionDetection={ closestInList }
			modifiers={ MODIFIERS }
			accessibility={ {
				announcements: dragAnnouncements,
				screenReaderInstructions: { draggable: dragInstructions() },
			} }
			onDragEnd={ onDragEnd }
		>
			<SortableContext
				items={ ids }
				strategy={ verticalListSortingStrategy }
			>
				<ol className="userfeedback-editor__questions" ref={ list }>
					<Cards
						{ ...props }
						onEdit={ onEdit }
						onMove={ moveByButton }
					/>
				</ol>
			</SortableContext>
		</DndContext>
	);
}

/** The list of questions, sortable by dragging, by keyboard and by buttons. Memoized: it renders when the order changes. */
export const QuestionList = memo( List );
