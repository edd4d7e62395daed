import {
	DropdownMenu,
	Icon,
	MenuGroup,
	MenuItem,
	VisuallyHidden,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { lockSmall, plus } from '@wordpress/icons';
import { UnlockDialog } from '../../../../components/lock';
import { QuestionTypeIcon } from '../../../../components/question-type-icon';
import { questionTypeLabel } from '../../../../components/question-type-label';
import type { Feature } from '../../../../hooks/use-feature';
import type { QuestionType } from '../../../../survey-model';
import { BUILDER_TYPES } from '../../../../survey-model';
import { MEDIUM, useLockedTypes } from '../use-locked-types';

/** Adds a question of the type that is chosen, or says what a locked one takes. */
export function AddQuestion( {
	onAdd,
}: {
	onAdd: ( type: QuestionType ) => void;
} ) {
	const locked = useLockedTypes();
	const [ asked, setAsked ] = useState< Feature >();
	const label = __( 'Add Question', 'userfeedback' );
	return (
		<>
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
			>
				{ ( { onClose } ) => (
					<MenuGroup>
						{ BUILDER_TYPES.map( ( type ) => {
							const lock = locked.get( type );
							return (
								<MenuItem
									key={ type }
									className="userfeedback-editor__type"
									icon={ <QuestionTypeIcon type={ type } /> }
									iconPosition="left"
									suffix={
										lock && <Icon icon={ lockSmall } />
									}
									onClick={ () => {
										onClose();
										if ( lock ) {
											setAsked( lock );
										} else {
											onAdd( type );
										}
									} }
								>
									{ questionTypeLabel( type ) }
									{ lock && (
										<VisuallyHidden>
											{ __( '(locked)', 'userfeedback' ) }
										</VisuallyHidden>
									) }
								</MenuItem>
							);
						} ) }
					</MenuGroup>
				) }
			</DropdownMenu>
			{ asked && (
				<UnlockDialog
					feature={ asked }
					medium={ MEDIUM }
					onClose={ () => setAsked( undefined ) }
				/>
			) }
		</>
	);
}
