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
import { UnlockDialog } from '@/components/lock';
import { QuestionTypeIcon } from '../../question-types/icon';
import type { Feature } from '@/hooks/use-feature';
import { MEDIUM } from '../../medium';
import type { QuestionTypeDefinition } from '../../question-types';
import { useQuestionTypes } from '../../question-types';
import { useLockedTypes } from './use-locked-types';

/** Adds a question of the chosen type. For a locked type, shows how to unlock it. */
export function AddQuestion( {
	onAdd,
}: {
	onAdd: ( type: QuestionTypeDefinition ) => void;
} ) {
	const types = useQuestionTypes();
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
						{ types.map( ( type ) => {
							const lock = locked.get( type.name );
							return (
								<MenuItem
									key={ type.name }
									className="userfeedback-editor__type"
									icon={
										<QuestionTypeIcon type={ type.name } />
									}
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
									{ type.label }
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
