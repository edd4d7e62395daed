import { Button } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { copy, trash } from '@wordpress/icons';
import { LIMITS } from '@/survey-model';
import { MoveButtons } from './move-buttons';

interface QuestionToolsProps {
	/** Position of the question, starting at 0. */
	index: number;
	count: number;
	/** Whether the survey's questions can be neither added nor deleted. */
	isFixed: boolean;
	/** Whether the question's type is locked; a copy would be refused. */
	isLocked: boolean;
	onMove: ( to: number ) => void;
	onDuplicate: () => void;
	onDelete: () => void;
}

/** The buttons in the header of a question's card. */
export const QuestionTools = memo( function Tools( {
	index,
	count,
	isFixed,
	isLocked,
	onMove,
	onDuplicate,
	onDelete,
}: QuestionToolsProps ) {
	const number = index + 1;
	return (
		<div className="userfeedback-question__tools">
			<MoveButtons index={ index } count={ count } onMove={ onMove } />
			{ ! isFixed && ! isLocked && (
				<Button
					accessibleWhenDisabled
					disabled={ count >= LIMITS.questions }
					icon={ copy }
					label={ sprintf(
						/* translators: %d: number of a question. */
						__( 'Duplicate question %d', 'userfeedback' ),
						number
					) }
					data-shortcut="duplicate-question"
					onClick={ onDuplicate }
				/>
			) }
			{ ! isFixed && (
				<Button
					icon={ trash }
					label={ sprintf(
						/* translators: %d: number of a question. */
						__( 'Delete question %d', 'userfeedback' ),
						number
					) }
					onClick={ onDelete }
				/>
			) }
		</div>
	);
} );
