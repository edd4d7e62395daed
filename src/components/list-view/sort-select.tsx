import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isSortedBy } from './sorting';
import type { ListField, ListState, OnListChange } from './types';

interface SortSelectProps< Item > {
	fields: readonly ListField< Item >[];
	state: ListState;
	onChange: OnListChange;
}

const ORDERS = [ 'asc', 'desc' ] as const;

/** A sort menu for screens that are too narrow for column headers. */
export function SortSelect< Item >( {
	fields,
	state,
	onChange,
}: SortSelectProps< Item > ) {
	const sorts = fields.flatMap( ( field ) =>
		ORDERS.flatMap( ( order ) => {
			const label = field.isSortable && field.sortLabels?.[ order ];
			const value = `${ field.id } ${ order }`;
			return label ? [ { field, order, label, value } ] : [];
		} )
	);
	if ( sorts.length === 0 ) {
		return null;
	}
	const current = sorts.find(
		( { field, order } ) =>
			isSortedBy( field, state ) && order === state.order
	);
	return (
		<div className="userfeedback-list-view__sort-select">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ __( 'Sort by', 'userfeedback' ) }
				value={ current?.value ?? '' }
				options={ sorts.map( ( { label, value } ) => ( {
					label,
					value,
				} ) ) }
				onChange={ ( chosen ) => {
					const sort = sorts.find(
						( { value } ) => value === chosen
					);
					if ( sort ) {
						const { field, order } = sort;
						onChange( { orderby: field.id, order, page: 1 } );
					}
				} }
			/>
		</div>
	);
}
