import {
	Button,
	DropdownMenu,
	MenuGroup,
	MenuItem,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { ListAction } from './types';

interface RowActionsProps< Item > {
	actions: readonly ListAction< Item >[];
	item: Item;
}

/** The actions of a row: a menu with all of them, and a button for each primary one. Nothing when no action applies. */
export function RowActions< Item >( {
	actions,
	item,
}: RowActionsProps< Item > ) {
	const eligible = actions.filter(
		( { isEligible } ) => isEligible === undefined || isEligible( item )
	);
	if ( eligible.length === 0 ) {
		return null;
	}
	const primary = eligible.filter( ( { isPrimary } ) => isPrimary );
	const others = eligible.filter( ( { isPrimary } ) => ! isPrimary );
	return (
		<div className="userfeedback-list-view__row-actions">
			{ primary.map( ( { id, label, callback } ) => (
				<Button
					key={ id }
					className="userfeedback-list-view__primary-action"
					size="compact"
					variant="tertiary"
					onClick={ () => callback( [ item ] ) }
				>
					{ label }
				</Button>
			) ) }
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'Actions', 'userfeedback' ) }
				toggleProps={ {
					size: 'compact',
					className: 'userfeedback-list-view__menu',
				} }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose } ) => (
					<MenuGroup>
						{ [ ...primary, ...others ].map(
							( { id, label, callback } ) => (
								<MenuItem
									key={ id }
									onClick={ () => {
										// Closes the menu first: it returns the focus, which the action's dialog then
										// takes.
										onClose();
										callback( [ item ] );
									} }
								>
									{ label }
								</MenuItem>
							)
						) }
					</MenuGroup>
				) }
			</DropdownMenu>
		</div>
	);
}
