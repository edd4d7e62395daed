import { DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { QuestionTypeIcon } from '../../../../components/question-type-icon';
import { questionTypeLabel } from '../../../../components/question-type-label';
import type { QuestionType } from '../../../../survey-model';
import { BUILDER_TYPES } from '../../../../survey-model';

/** Adds a question of the type that is chosen. */
export function AddQuestion( {
	onAdd,
}: {
	onAdd: ( type: QuestionType ) => void;
} ) {
	const label = __( 'Add Question', 'userfeedback' );
	return (
		<DropdownMenu
			className="userfeedback-editor__add"
			icon={ plus }
			text={ label }
			label={ label }
			toggleProps={ {
				__next40pxDefaultSize: true,
				variant: 'secondary',
				showTooltip: false,
			} }
			popoverProps={ { placement: 'bottom' } }
			controls={ BUILDER_TYPES.map( ( type ) => ( {
				title: questionTypeLabel( type ),
				icon: <QuestionTypeIcon type={ type } />,
				onClick: () => onAdd( type ),
			} ) ) }
		/>
	);
}
