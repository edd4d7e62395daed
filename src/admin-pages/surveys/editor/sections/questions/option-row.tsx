import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { arrowDown, arrowUp, dragHandle, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import type { Dragged } from './dragged';

interface OptionRowProps {
	/** Unique in the page, the same while the option is moved. */
	id: string;
	/** Position, starting at 0. */
	index: number;
	count: number;
	isDisabled: boolean;
	/** Undefined while the question has no more options than it needs. */
	onRemove: ( () => void ) | undefined;
	/** Moves an option by dragging. */
	onDrop: ( from: number, to: number ) => void;
	onMove: ( from: number, to: number ) => void;
	/** A line below the row. */
	note?: ReactNode;
	children: ReactNode;
}

/** The row of an option, with the buttons to move and remove it around its fields. */
export function OptionRow( {
	id,
	index,
	count,
	isDisabled,
	onRemove,
	onDrop,
	onMove,
	note,
	children,
}: OptionRowProps ) {
	const {
		attributes,
		listeners,
		setNodeRef,
		setActivatorNodeRef,
		transform,
		transition,
		isDragging,
	} = useSortable( {
		id,
		data: { kind: 'option', onDrop } satisfies Dragged,
		attributes: {
			roleDescription: __( 'movable option', 'userfeedback' ),
		},
	} );
	const number = index + 1;
	const canMove = ! isDisabled && count > 1;
	return (
		<li
			ref={ setNodeRef }
			className={
				isDragging
					? 'userfeedback-options__item is-dragging'
					: 'userfeedback-options__item'
			}
			style={ {
				transform: CSS.Translate.toString( transform ),
				transition,
			} }
		>
			<div className="userfeedback-options__row">
				{ canMove && (
					<Button
						{ ...attributes }
						{ ...listeners }
						ref={ setActivatorNodeRef }
						className="userfeedback-options__handle"
						size="small"
						icon={ dragHandle }
						label={ sprintf(
							/* translators: %d: number of an option. */
							__( 'Drag option %d', 'userfeedback' ),
							number
						) }
						showTooltip={ false }
					/>
				) }
				{ children }
				{ canMove && (
					<div className="userfeedback-options__moves">
						<Button
							accessibleWhenDisabled
							data-move="up"
							size="small"
							disabled={ index === 0 }
							icon={ arrowUp }
							label={ sprintf(
								/* translators: %d: number of an option. */
								__( 'Move option %d up', 'userfeedback' ),
								number
							) }
							onClick={ () => onMove( index, index - 1 ) }
						/>
						<Button
							accessibleWhenDisabled
							data-move="down"
							size="small"
							disabled={ number === count }
							icon={ arrowDown }
							label={ sprintf(
								/* translators: %d: number of an option. */
								__( 'Move option %d down', 'userfeedback' ),
								number
							) }
							onClick={ () => onMove( index, number ) }
						/>
					</div>
				) }
				{ onRemove && (
					<Button
						icon={ trash }
						label={ sprintf(
							/* translators: %d: number of an option. */
							__( 'Remove option %d', 'userfeedback' ),
							number
						) }
						onClick={ onRemove }
					/>
				) }
			</div>
			{ note }
		</li>
	);
}
