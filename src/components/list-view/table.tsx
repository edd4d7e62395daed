import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { RowActions } from './row-actions';
import { SelectAll, SelectRow } from './select-cells';
import { SortHeader } from './sort-header';
import { isSortedBy } from './sorting';
import type { ListAction, ListField, ListState, OnListChange } from './types';
import type { Selection } from './use-selection';
import './table.scss';

interface ListTableProps< Item > {
	items: readonly Item[];
	fields: readonly ListField< Item >[];
	actions: readonly ListAction< Item >[] | undefined;
	/** undefined if rows cannot be selected. */
	selection:
		( Selection< Item > & { label: ( item: Item ) => string } ) | undefined;
	getItemId: ( item: Item ) => string;
	state: ListState;
	onChange: OnListChange;
}

/** The class for a column's header and cells. */
function columnClass< Item >( {
	isTitle,
	isNumber,
	isSticky,
}: ListField< Item > ): string | undefined {
	if ( isTitle ) {
		return 'is-title';
	}
	if ( isSticky ) {
		return 'is-sticky';
	}
	return isNumber ? 'is-number' : undefined;
}

function ColumnHeader< Item >( {
	field,
	state,
	onChange,
}: {
	field: ListField< Item >;
	state: ListState;
	onChange: OnListChange;
} ) {
	const direction = state.order === 'asc' ? 'ascending' : 'descending';
	return (
		<th
			scope="col"
			className={ columnClass( field ) }
			aria-sort={
				field.isSortable && isSortedBy( field, state )
					? direction
					: undefined
			}
		>
			{ field.isSortable ? (
				<SortHeader
					field={ field }
					state={ state }
					onChange={ onChange }
				/>
			) : (
				field.label
			) }
		</th>
	);
}

function Cell< Item >( {
	field,
	item,
}: {
	field: ListField< Item >;
	item: Item;
} ) {
	const { isTitle, hidesLabel, label, render: Content } = field;
	return (
		<td className={ columnClass( field ) }>
			{ ! isTitle && ! hidesLabel && (
				// Visible only where the screen is too narrow for headers.
				<span className="userfeedback-list-view__label">{ label }</span>
			) }
			<Content item={ item } />
		</td>
	);
}

/** The rows of a list: a table on wide screens, one card per row on narrow ones. */
export function ListTable< Item >( {
	items,
	fields,
	actions,
	selection,
	getItemId,
	state,
	onChange,
}: ListTableProps< Item > ) {
	const hasActions = actions !== undefined && actions.length > 0;
	return (
		<div className="userfeedback-list-view__scroll">
			<table className="userfeedback-list-view__table">
				<thead>
					<tr>
						{ selection && (
							<th scope="col" className="is-selection">
								<SelectAll selection={ selection } />
							</th>
						) }
						{ fields.map( ( field ) => (
							<ColumnHeader
								key={ field.id }
								field={ field }
								state={ state }
								onChange={ onChange }
							/>
						) ) }
						{ hasActions && (
							<th scope="col">
								<VisuallyHidden>
									{ __( 'Actions', 'userfeedback' ) }
								</VisuallyHidden>
							</th>
						) }
					</tr>
				</thead>
				<tbody>
					{ items.map( ( item ) => (
						<tr key={ getItemId( item ) }>
							{ selection && (
								<td className="is-selection">
									<SelectRow
										label={ selection.label( item ) }
										isSelected={ selection.isSelected(
											item
										) }
										onChange={ () =>
											selection.toggle( item )
										}
									/>
								</td>
							) }
							{ fields.map( ( field ) => (
								<Cell
									key={ field.id }
									field={ field }
									item={ item }
								/>
							) ) }
							{ hasActions && (
								<td className="userfeedback-list-view__actions">
									<RowActions
										actions={ actions }
										item={ item }
									/>
								</td>
							) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
