import { useCallback, useState } from '@wordpress/element';
import type { ChangeItem, ItemChange } from '../../hooks/use-item-changes';

interface RowChanges< Item > {
	/** Moves a row to another list. */
	onChange: ( change: ItemChange, item: Item ) => void;
	/** Opens the question before a row is deleted. */
	onAskToDelete: ( item: Item ) => void;
	/** The row that the question is about. */
	toDelete: Item | undefined;
	/** The callbacks of the question's dialog. */
	dialog: { onConfirm: () => void; onCancel: () => void };
}

/**
 * Changes of rows, with a question before a row is deleted.
 *
 * @param change  See useItemChanges().
 * @param takeOut See useListScreen().
 */
export function useRowChanges< Item >(
	change: ChangeItem< Item >,
	takeOut: ( action: () => Promise< boolean > ) => Promise< void >
): RowChanges< Item > {
	const [ toDelete, setToDelete ] = useState< Item >();
	const onChange = useCallback(
		( what: ItemChange, item: Item ) =>
			void takeOut( () => change( what, item ) ),
		[ change, takeOut ]
	);
	return {
		onChange,
		onAskToDelete: useCallback(
			( item: Item ) => setToDelete( () => item ),
			[]
		),
		toDelete,
		dialog: {
			onCancel: () => setToDelete( undefined ),
			onConfirm: () => {
				setToDelete( undefined );
				if ( toDelete !== undefined ) {
					onChange( 'delete', toDelete );
				}
			},
		},
	};
}
