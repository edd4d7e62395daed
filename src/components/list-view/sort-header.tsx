import { Button } from '@wordpress/components';
import { isSortedBy, sortedBy } from './sorting';
import type { ListField, ListState, OnListChange } from './types';

interface SortHeaderProps< Item > {
	field: ListField< Item >;
	state: ListState;
	onChange: OnListChange;
}

/** The name of a column, which sorts by it when it is clicked. The table tells screen readers which one sorts, and how. */
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
