import { useState } from '@wordpress/element';

/** The selected rows of the page that is shown. */
export interface Selection< Item > {
	selected: readonly Item[];
	/** Whether every row of the page is selected. */
	isAll: boolean;
	isSelected: ( item: Item ) => boolean;
	toggle: ( item: Item ) => void;
	/** Selects every row of the page, or none if all are selected. */
	toggleAll: () => void;
	clear: () => void;
}

/** Keeps the selection of rows. A row that leaves the page, by another page or filter, is no longer selected. */
export function useSelection< Item >(
	items: readonly Item[] = [],
	getItemId: ( item: Item ) => string
): Selection< Item > {
	const [ ids, setIds ] = useState< readonly string[] >( [] );
	const present = items.map( getItemId );
	const remaining = ids.filter( ( id ) => present.includes( id ) );
	if ( remaining.length < ids.length ) {
		setIds( remaining );
	}
	const isSelected = ( item: Item ) =>
		remaining.includes( getItemId( item ) );
	const selected = items.filter( isSelected );
	const isAll = items.length > 0 && selected.length === items.length;
	return {
		selected,
		isAll,
		isSelected,
		toggle: ( item ) =>
			setIds(
				isSelected( item )
					? remaining.filter( ( id ) => id !== getItemId( item ) )
					: [ ...remaining, getItemId( item ) ]
			),
		toggleAll: () => setIds( isAll ? [] : present ),
		clear: () => setIds( [] ),
	};
}
