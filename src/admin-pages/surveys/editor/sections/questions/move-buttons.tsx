import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { arrowDown, arrowUp } from '@wordpress/icons';

interface MoveButtonsProps {
	/** Position of the question, starting at 0. */
	index: number;
	count: number;
	onMove: ( to: number ) => void;
}

/** Moves a question by one position: for touch, switch and speech input, where dragging is difficult. */
export function MoveButtons( { index, count, onMove }: MoveButtonsProps ) {
	return (
		<>
			<Button
				accessibleWhenDisabled
				disabled={ index === 0 }
				icon={ arrowUp }
				label={ sprintf(
					/* translators: %d: number of a question. */
					__( 'Move question %d up', 'userfeedback' ),
					index + 1
				) }
				data-shortcut="move-question-up"
				onClick={ () => onMove( index - 1 ) }
			/>
			<Button
				accessibleWhenDisabled
				disabled={ index === count - 1 }
				icon={ arrowDown }
				label={ sprintf(
					/* translators: %d: number of a question. */
					__( 'Move question %d down', 'userfeedback' ),
					index + 1
				) }
				data-shortcut="move-question-down"
				onClick={ () => onMove( index + 1 ) }
			/>
		</>
	);
}
