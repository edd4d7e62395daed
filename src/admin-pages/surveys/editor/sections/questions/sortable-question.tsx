import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dragHandle } from '@wordpress/icons';
import type { ComponentProps } from 'react';
import { questionPath } from '@/survey-model';
import type { Dragged } from './dragged';
import { QuestionCard } from './question-card';

type SortableQuestionProps = Omit<
	ComponentProps< typeof QuestionCard >,
	'handle'
>;

const DATA: Dragged = { kind: 'question' };

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
		data: DATA,
		attributes: {
			roleDescription: __( 'movable question', 'userfeedback' ),
		},
	} );
	return (
		<li
			ref={ setNodeRef }
			data-field={ questionPath( index ) }
			className={ isDragging ? 'is-dragging' : undefined }
			style={ {
				// Translates without scaling: a card that is moved to the position of a taller one keeps its height.
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

/** A question in the list with its drag handle. Memoized, because a survey may have a hundred questions. */
export const SortableQuestion = memo( SortableCard );
