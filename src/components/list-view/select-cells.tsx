import { __ } from '@wordpress/i18n';
import type { Selection } from './use-selection';

/** The checkbox in the header: selects every row of the page, or none. */
export function SelectAll< Item >( {
	selection: { selected, isAll, toggleAll },
}: {
	selection: Selection< Item >;
} ) {
	return (
		<input
			type="checkbox"
			aria-label={ __( 'Select all on this page', 'userfeedback' ) }
			checked={ isAll }
			ref={ ( input ) => {
				if ( input ) {
					input.indeterminate = selected.length > 0 && ! isAll;
				}
			} }
			onChange={ toggleAll }
		/>
	);
}

/** The checkbox of a row. */
export function SelectRow( {
	label,
	isSelected,
	onChange,
}: {
	label: string;
	isSelected: boolean;
	onChange: () => void;
} ) {
	return (
		<input
			type="checkbox"
			aria-label={ label }
			checked={ isSelected }
			onChange={ onChange }
		/>
	);
}
