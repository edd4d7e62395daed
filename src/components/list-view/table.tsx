import type { Action, Field, View } from '@wordpress/dataviews';
import { DataViews } from '@wordpress/dataviews/wp';
import { useMemo } from '@wordpress/element';
import type { ReactNode, SyntheticEvent } from 'react';
import { SortHeader } from './sort-header';
import { isSortedBy } from './sorting';
import type { ListAction, ListField, ListState, OnListChange } from './types';
import './table.scss';

interface ListTableProps< Item > {
	items: readonly Item[];
	fields: readonly ListField< Item >[];
	actions: readonly ListAction< Item >[] | undefined;
	getItemId: ( item: Item ) => string;
	state: ListState;
	onChange: OnListChange;
}

/** DataViews copies what it is given and wants an id in it; the screens' items stay as they are. */
interface Row< Item > {
	id: string;
	item: Item;
}

const LAYOUTS = { table: {} };

/** Sorting, filters and pages are ours, so DataViews itself never changes what is shown. */
const ignoreView = (): void => undefined;

/** Columns cannot be hidden or moved; DataViews would offer it on a right click. */
function keepBrowserMenu( event: SyntheticEvent ): void {
	if ( event.target instanceof Element && event.target.closest( 'thead' ) ) {
		event.stopPropagation();
	}
}

/** A cell: on narrow screens, where no header names the columns, with the name of its own. */
function cellOf< Item >( {
	isTitle,
	hidesLabel,
	label,
	render: Content,
}: ListField< Item > ): ( props: { item: Row< Item > } ) => ReactNode {
	return function Cell( { item: row } ) {
		return (
			<>
				{ ! isTitle && ! hidesLabel && (
					<span className="userfeedback-list-view__label">
						{ label }
					</span>
				) }
				<Content item={ row.item } />
			</>
		);
	};
}

/** The rows of a list, drawn by DataViews. */
export function ListTable< Item >( {
	items,
	fields,
	actions,
	getItemId,
	state,
	onChange,
}: ListTableProps< Item > ) {
	// A cell whose component changes would be made anew, and lose what it has in hand.
	const cells = useMemo(
		() =>
			new Map( fields.map( ( field ) => [ field.id, cellOf( field ) ] ) ),
		[ fields ]
	);
	const columns = fields.map( ( field ): Field< Row< Item > > => {
		const render = cells.get( field.id );
		return {
			id: field.id,
			label: field.label,
			header: field.isSortable ? (
				<SortHeader
					field={ field }
					state={ state }
					onChange={ onChange }
				/>
			) : (
				<span className="dataviews-view-table-header">
					{ field.label }
				</span>
			),
			...( render ? { render } : {} ),
			// DataViews' own menus in the headers; one click sorts here.
			enableSorting: false,
			enableHiding: false,
			filterBy: false,
		};
	} );
	const title = fields.find( ( { isTitle } ) => isTitle );
	const sorting = fields.find( ( field ) => isSortedBy( field, state ) );
	const view: View = {
		type: 'table',
		fields: fields.map( ( { id } ) => id ),
		// As a column like the others the title too can be announced as sorted.
		...( title ? { titleField: title.id } : {} ),
		showTitle: false,
		...( sorting
			? { sort: { field: sorting.id, direction: state.order } }
			: {} ),
		layout: {
			enableMoving: false,
			styles: Object.fromEntries(
				fields.map( ( { id, isTitle, isNumber } ) => [
					id,
					{
						...( isTitle ? { width: '100%' } : {} ),
						...( isNumber ? { align: 'end' as const } : {} ),
					},
				] )
			),
		},
	};
	const rowActions = ( actions ?? [] ).map(
		( {
			id,
			label,
			isPrimary,
			isEligible,
			callback,
		} ): Action< Row< Item > > => ( {
			id,
			label,
			callback: ( rows ) => callback( rows.map( ( { item } ) => item ) ),
			...( isPrimary === undefined ? {} : { isPrimary } ),
			...( isEligible === undefined
				? {}
				: { isEligible: ( { item } ) => isEligible( item ) } ),
		} )
	);

	return (
		<div onContextMenuCapture={ keepBrowserMenu }>
			<DataViews
				data={ items.map( ( item ) => ( {
					id: getItemId( item ),
					item,
				} ) ) }
				fields={ columns }
				view={ view }
				onChangeView={ ignoreView }
				actions={ rowActions }
				paginationInfo={ { totalItems: items.length, totalPages: 1 } }
				defaultLayouts={ LAYOUTS }
			>
				<DataViews.Layout />
			</DataViews>
		</div>
	);
}
