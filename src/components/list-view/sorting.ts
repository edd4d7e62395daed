import type { ListField, ListState } from './types';

/** Whether a column is the one that the list is sorted by. */
export function isSortedBy< Item >(
	{ id, sameAs }: ListField< Item >,
	{ orderby }: Pick< ListState, 'orderby' >
): boolean {
	return orderby === id || orderby === sameAs;
}

/** The order after a click on a column header: reversed if the list is already sorted by it, otherwise by this column. */
export function sortedBy< Item >(
	field: ListField< Item >,
	state: Pick< ListState, 'orderby' | 'order' >
): Pick< ListState, 'orderby' | 'order' | 'page' > {
	const { id, firstOrder = 'asc' } = field;
	const otherWay = state.order === 'asc' ? 'desc' : 'asc';
	return {
		orderby: id,
		order: isSortedBy( field, state ) ? otherWay : firstOrder,
		page: 1,
	};
}
