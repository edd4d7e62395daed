import { __ } from '@wordpress/i18n';
import type { ItemChange } from '../../hooks/use-item-changes';
import type { ListAction } from './types';

/** Adapts an action on one item to a list that passes arrays to actions for several items. */
export function onEach< Item >(
	callback: ( item: Item ) => void
): ( items: Item[] ) => void {
	return ( items ) => items.forEach( callback );
}

interface TrashActionsOptions< Item > {
	onChange: ( change: ItemChange, item: Item ) => void;
	onAskToDelete: ( item: Item ) => void;
	/** Whether an item can be moved to the trash; otherwise it can be deleted permanently. */
	canTrash: ( item: Item ) => boolean;
}

/** The actions that move an item to the trash, restore it or delete it permanently. */
export function trashActions< Item extends { status: string } >( {
	onChange,
	onAskToDelete,
	canTrash,
}: TrashActionsOptions< Item > ): ListAction< Item >[] {
	return [
		{
			id: 'restore',
			label: __( 'Restore', 'userfeedback' ),
			isPrimary: true,
			isEligible: ( { status } ) => status === 'trash',
			callback: onEach( ( item ) => onChange( 'restore', item ) ),
		},
		{
			id: 'trash',
			label: __( 'Trash', 'userfeedback' ),
			isEligible: canTrash,
			callback: onEach( ( item ) => onChange( 'trash', item ) ),
		},
		{
			id: 'delete',
			label: __( 'Delete permanently', 'userfeedback' ),
			isEligible: ( item ) => ! canTrash( item ),
			callback: onEach( onAskToDelete ),
		},
	];
}
