import { Button } from '@wordpress/components';
import { isSortedBy, sortedBy } from './sorting';
import type { ListField, ListState, OnListChange } from './types';

interface SortHeaderProps< Item > {
	field: ListField< Item >;
	state: ListState;
	onChange: OnListChange;
}

/** A column header that sorts by its column when it is clicked. The table's `aria-sort` reports the order. */
export function SortHeader< Item >( {
	field,
	state,
	onChange,
}: SortHeaderProps< Item > ) {
	const isSorted = isSortedBy( field, state );
	return (
		<Button
			className={ `userfeedback-list-view__sort${ isSorted ? ` is-${ state.order }` : '' }` }
			size="compact"
			variant="tertiary"
			onClick={ () => onChange( sortedBy( field, state ) ) }
		>
			{ field.label }
		</Button>
	);
}
