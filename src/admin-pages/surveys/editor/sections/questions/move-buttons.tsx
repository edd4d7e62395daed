import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';

interface MoveButtonsProps {
	/** Place of the question, from 0. */
	index: number;
	count: number;
	onMove: ( to: number ) => void;
}

/** Moves a question by one place: for touch, switches and speech, where dragging is hard. */
export function MoveButtons( { index, count, onMove }: MoveButtonsProps ) {
	return (
		<>
			<Button
				accessibleWhenDisabled
				disabled={ index === 0 }
				icon={ chevronUp }
				label={ sprintf(
					/* translators: %d: number of a question. */
					__( 'Move question %d up', 'userfeedback' ),
					index + 1
				) }
				onClick={ () => onMove( index - 1 ) }
			/>
			<Button
				accessibleWhenDisabled
				disabled={ index === count - 1 }
				icon={ chevronDown }
				label={ sprintf(
					/* translators: %d: number of a question. */
					__( 'Move question %d down', 'userfeedback' ),
					index + 1
				) }
				onClick={ () => onMove( index + 1 ) }
			/>
		</>
	);
}
