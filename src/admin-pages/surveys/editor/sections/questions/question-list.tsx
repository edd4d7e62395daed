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
import {
	useCallback,
	useLayoutEffect,
	useMemo,
	useRef,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isEqual } from '@/stores/equality';
import type { FieldError, Question } from '@/survey-model';
import { moveQuestion } from '@/survey-model';
import { dragAnnouncements, dragInstructions } from './drag-texts';
import { closestInList, draggedData, keyboardCoordinates } from './dragged';
import type { QuestionEdit } from './question-edit';
import { useLockedTypes } from './use-locked-types';
import { SortableQuestion } from './sortable-question';

interface QuestionListProps {
	questions: Question[];
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
	/** Stable, as onErrors. */
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

/** Returns the same array while the errors are equal: they are computed again on each keystroke. */
function useSameErrors( errors: readonly FieldError[] ): readonly FieldError[] {
	const known = useRef( errors );
	if ( ! isEqual( errors, known.current ) ) {
		known.current = errors;
	}
	return known.current;
}

/** The list of questions, sortable by dragging, by keyboard and by buttons. */
export function QuestionList( {
	questions,
	errors,
	isRevealed,
	isFixed,
	added,
	collapsed,
	onEdit,
	onDuplicate,
	onDelete,
	onCollapse,
	onErrors,
}: QuestionListProps ) {
	const order = questions.map( ( { id } ) => id ).join( ' ' );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- another list only for another order
	const ids = useMemo( () => questions.map( ( { id } ) => id ), [ order ] );
	const sensors = useSensors(
		useSensor( PointerSensor, POINTER ),
		useSensor( KeyboardSensor, KEYBOARD )
	);
	const lockedTypes = useLockedTypes();
	const sameErrors = useSameErrors( errors );
	// The questions' callbacks are stable and read the current values here.
	const latest = useRef( { questions, onEdit, onDuplicate, onDelete } );
	latest.current = { questions, onEdit, onDuplicate, onDelete };

	// Browsers remove the focus from an element that is moved in the DOM.
	const list = useRef< HTMLOListElement >( null );
	const focused = useRef< HTMLElement | null >( null );
	useLayoutEffect( () => {
		focused.current?.focus( { preventScroll: true } );
		focused.current?.scrollIntoView?.( { block: 'nearest' } );
		focused.current = null;
	}, [ order ] );

	const edit = useCallback( ( change: QuestionEdit ): void => {
		latest.current.onEdit( change );
	}, [] );
	const duplicate = useCallback( ( question: Question ): void => {
		latest.current.onDuplicate( question );
	}, [] );
	const remove = useCallback( ( question: Question ): void => {
		latest.current.onDelete( question );
	}, [] );
	const moveByButton = useCallback( ( from: number, to: number ): void => {
		const { current } = latest;
		const button = list.current?.ownerDocument.activeElement;
		focused.current = button instanceof HTMLElement ? button : null;
		current.onEdit( ( all ) => moveQuestion( all, from, to ) );
		speak(
			sprintf(
				/* translators: 1: new place of a question or an option, 2: number of them. */
				__( 'Moved to place %1$d of %2$d.', 'userfeedback' ),
				to + 1,
				current.questions.length
			)
		);
	}, [] );
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
					{ questions.map( ( question, index ) => (
						<SortableQuestion
							key={ question.id }
							question={ question }
							index={ index }
							count={ questions.length }
							errors={ sameErrors }
							isRevealed={ isRevealed }
							isFixed={ isFixed }
							isNew={ question.id === added }
							isCollapsed={ collapsed.has( question.id ) }
							lockedTypes={ lockedTypes }
							onEdit={ edit }
							onMove={ moveByButton }
							onDuplicate={ duplicate }
							onDelete={ remove }
							onCollapse={ onCollapse }
							onErrors={ onErrors }
						/>
					) ) }
				</ol>
			</SortableContext>
		</DndContext>
	);
}
