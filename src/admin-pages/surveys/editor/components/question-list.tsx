import type { DragEndEvent, Modifier } from '@dnd-kit/core';
import {
	DndContext,
	KeyboardSensor,
	PointerSensor,
	closestCenter,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import {
	SortableContext,
	sortableKeyboardCoordinates,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { speak } from '@wordpress/a11y';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FieldError, Question } from '../../../../survey-model';
import { moved } from '../../../../survey-model';
import { dragAnnouncements, dragInstructions } from '../drag-texts';
import { SortableQuestion } from './sortable-question';

interface QuestionListProps {
	questions: Question[];
	errors: readonly FieldError[];
	isRevealed: boolean;
	/** Whether its questions stay what they are, and stay. */
	isFixed: boolean;
	/** The id of the question that was just added. */
	added: string | undefined;
	onChange: ( questions: Question[] ) => void;
	onDelete: ( question: Question ) => void;
}

/** Questions move up and down only. */
const vertically: Modifier = ( { transform } ) => ( { ...transform, x: 0 } );

/** The questions in their order, which dragging, the keyboard and buttons change. */
export function QuestionList( {
	questions,
	errors,
	isRevealed,
	isFixed,
	added,
	onChange,
	onDelete,
}: QuestionListProps ) {
	const ids = questions.map( ( { id } ) => id );
	const sensors = useSensors(
		// A few pixels, so that a click on the handle is none.
		useSensor( PointerSensor, { activationConstraint: { distance: 4 } } ),
		useSensor( KeyboardSensor, {
			coordinateGetter: sortableKeyboardCoordinates,
		} )
	);

	// A browser takes the focus from an element that is put elsewhere in the page.
	const list = useRef< HTMLOListElement >( null );
	const focused = useRef< HTMLElement | null >( null );
	const order = ids.join( ' ' );
	useLayoutEffect( () => {
		focused.current?.focus( { preventScroll: true } );
		focused.current?.scrollIntoView?.( { block: 'nearest' } );
		focused.current = null;
	}, [ order ] );

	function move( from: number, to: number, button: Element | null ): void {
		focused.current = button instanceof HTMLElement ? button : null;
		onChange( moved( questions, from, to ) );
	}
	function moveByButton( from: number, to: number ): void {
		const page = list.current?.ownerDocument;
		move( from, to, page?.activeElement ?? null );
		speak(
			sprintf(
				/* translators: 1: new place of a question, 2: number of questions. */
				__( 'Moved to place %1$d of %2$d.', 'userfeedback' ),
				to + 1,
				questions.length
			)
		);
	}
	function onDragEnd( { active, over }: DragEndEvent ): void {
		if ( over && over.id !== active.id ) {
			const place = ( id: DragEndEvent[ 'active' ][ 'id' ] ) =>
				ids.indexOf( String( id ) );
			// dnd-kit itself gives the focus back to the handle.
			move( place( active.id ), place( over.id ), null );
		}
	}

	return (
		<DndContext
			sensors={ sensors }
			collisionDetection={ closestCenter }
			modifiers={ [ vertically ] }
			accessibility={ {
				announcements: dragAnnouncements( ids ),
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
							errors={ errors }
							isRevealed={ isRevealed }
							isFixed={ isFixed }
							isNew={ question.id === added }
							onChange={ ( changed ) =>
								onChange(
									questions.map( ( other ) =>
										other.id === changed.id
											? changed
											: other
									)
								)
							}
							onMove={ ( to ) => moveByButton( index, to ) }
							onDelete={ () => onDelete( question ) }
						/>
					) ) }
				</ol>
			</SortableContext>
		</DndContext>
	);
}
