import type { ReactNode } from 'react';
import { QuickFilters } from './quick-filters';
import { SearchField } from './search-field';
import { SortSelect } from './sort-select';
import type {
	ListField,
	ListState,
	ListStatusFilter,
	OnListChange,
} from './types';

interface ListToolbarProps< Item > {
	fields: readonly ListField< Item >[];
	statusFilters: readonly ListStatusFilter[] | undefined;
	filterLock: ReactNode;
	state: ListState;
	onChange: OnListChange;
	searchLabel: string | undefined;
}

/** The quick filters and the search; on screens that are too narrow for column headers, also the sort menu. */
export function ListToolbar< Item >( {
	fields,
	statusFilters,
	filterLock,
	state,
	onChange,
	searchLabel,
}: ListToolbarProps< Item > ) {
	return (
		<div className="userfeedback-list-view__toolbar">
			{ statusFilters && (
				<QuickFilters
					filters={ statusFilters }
					lock={ filterLock }
					current={ state.status }
					onChange={ ( status ) => onChange( { status, page: 1 } ) }
				/>
			) }
			{ searchLabel !== undefined && (
				<SearchField
					label={ searchLabel }
					value={ state.search }
					onChange={ ( search ) =>
						onChange( { search, page: 1 }, { replace: true } )
					}
				/>
			) }
			<SortSelect
				fields={ fields }
				state={ state }
				onChange={ onChange }
			/>
		</div>
	);
}
