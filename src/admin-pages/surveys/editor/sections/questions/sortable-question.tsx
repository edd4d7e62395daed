import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dragHandle } from '@wordpress/icons';
import type { ComponentProps } from 'react';
import { QuestionCard } from './question-card';

type SortableQuestionProps = Omit<
	ComponentProps< typeof QuestionCard >,
	'handle'
>;

function SortableCard( props: SortableQuestionProps ) {
	const { question, index } = props;
	const {
		attributes,
		listeners,
		setNodeRef,
		setActivatorNodeRef,
		transform,
		transition,
		isDragging,
	} = useSortable( {
		id: question.id,
		attributes: {
			roleDescription: __( 'movable question', 'userfeedback' ),
		},
	} );
	return (
		<li
			ref={ setNodeRef }
			className={ isDragging ? 'is-dragging' : undefined }
			style={ {
				// Moved only: a card that takes the place of a taller one keeps its height.
				transform: CSS.Translate.toString( transform ),
				transition,
			} }
		>
			<QuestionCard
				{ ...props }
				handle={
					<Button
						{ ...attributes }
						{ ...listeners }
						ref={ setActivatorNodeRef }
						className="userfeedback-question__handle"
						size="small"
						icon={ dragHandle }
						label={ sprintf(
							/* translators: %d: number of a question. */
							__( 'Drag question %d', 'userfeedback' ),
							index + 1
						) }
						showTooltip={ false }
					/>
				}
			/>
		</li>
	);
}

/** A question in the list, with the handle to drag it by. It is drawn anew only when it is another one: there may be a hundred. */
export const SortableQuestion = memo( SortableCard );
