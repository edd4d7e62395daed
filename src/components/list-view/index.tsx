import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';
import type { Pagination as PaginationData } from '../../survey-model';
import { Pagination } from '../pagination';
import { Skeleton } from '../skeleton';
import { BulkBar } from './bulk-bar';
import { NothingFound } from './nothing-found';
import { ListTable } from './table';
import { ListToolbar } from './toolbar';
import { useAnnouncedCount } from './use-announced-count';
import { useKeptFocus } from './use-kept-focus';
import { useSelection } from './use-selection';
import type {
	ListAction,
	ListBulk,
	ListField,
	ListState,
	ListStatusFilter,
	OnListChange,
} from './types';
import './list-view.scss';

export type {
	ListAction,
	ListBulk,
	ListBulkAction,
	ListField,
	ListState,
	ListStatusFilter,
	OnListChange,
} from './types';

interface ListViewProps< Item > {
	/** The list's name, such as `Surveys`. */
	label: string;
	/** The rows of this page; undefined until they are loaded. While `isLoading`, the previous rows are shown dimmed. */
	items: readonly Item[] | undefined;
	fields: readonly ListField< Item >[];
	actions?: readonly ListAction< Item >[] | undefined;
	/** Without it, rows cannot be selected. */
	bulk?: ListBulk< Item > | undefined;
	isLoading?: boolean | undefined;
	getItemId: ( item: Item ) => string;
	pagination: PaginationData | undefined;
	/** Without it, there are no quick filters; an empty array reserves their space while they are loading. */
	statusFilters?: readonly ListStatusFilter[] | undefined;
	/** The padlock beside quick filters that cannot be used yet. */
	filterLock?: ReactNode;
	state: ListState;
	onChange: OnListChange;
	/** Without it, there is no search. */
	searchLabel?: string | undefined;
	/** The search and the filters that the screen has beside the status; '' for none. */
	filterKey?: string | undefined;
	/** Removes the search and all filters; required if the screen has filters of its own. */
	onClear?: ( () => void ) | undefined;
	/** Between the toolbar and the rows, such as filters. */
	filters?: ReactNode;
	/** Between the rows and the pagination. */
	note?: ReactNode;
	/** Shown instead of rows if there are none without a search or filter. */
	empty: ReactNode;
}

/** Scrolls to the top of the list when its page changes: the pagination is at the bottom. */
function useScrollToTop(
	region: RefObject< HTMLElement >,
	page: number
): void {
	const shownPage = useRef( page );
	useEffect( () => {
		if ( shownPage.current !== page ) {
			shownPage.current = page;
			const top = region.current?.getBoundingClientRect().top ?? 0;
			if ( top < 0 ) {
				region.current?.scrollIntoView( { block: 'start' } );
			}
		}
	}, [ page, region ] );
}

/** A list with search, quick filters, sorting, row actions and pagination. */
export function ListView< Item >( {
	label,
	items,
	fields,
	actions,
	bulk,
	isLoading = false,
	getItemId,
	pagination,
	statusFilters,
	filterLock,
	state,
	onChange,
	searchLabel,
	filterKey = '',
	onClear,
	filters,
	note,
	empty,
}: ListViewProps< Item > ) {
	const region = useRef< HTMLElement >( null );
	// Keeps showing the previous page until the next one is loaded, so that the layout and the focus stay.
	const shown = useRef< {
		items: readonly Item[];
		pagination: PaginationData;
		filters: readonly ListStatusFilter[] | undefined;
	} >( undefined );
	if ( items && pagination ) {
		shown.current = { items, pagination, filters: statusFilters };
	}
	const current = shown.current;
	const isNarrowed =
		state.search !== '' || state.status !== 'all' || filterKey !== '';
	const isBusy = isLoading || items === undefined;
	const selection = useSelection( current?.items, getItemId );
	useKeptFocus( region );
	useAnnouncedCount( isBusy ? undefined : pagination, state, filterKey );
	useScrollToTop( region, state.page );

	function rows(): ReactNode {
		const isEmpty = current?.items.length === 0;
		// Every row of this page was removed but other pages have rows, or the page is loading.
		const isToCome = isBusy || ( current?.pagination.total ?? 0 ) > 0;
		if ( isEmpty && ! isToCome ) {
			return isNarrowed ? (
				<NothingFound
					state={ state }
					isFiltered={ filterKey !== '' }
					onClear={
						onClear ??
						( () =>
							onChange( { search: '', status: 'all', page: 1 } ) )
					}
				/>
			) : (
				empty
			);
		}
		if ( current === undefined || isEmpty ) {
			return <Skeleton shape="row" count={ 8 } />;
		}
		return (
			<ListTable
				items={ current.items }
				fields={ fields }
				actions={ actions }
				selection={ bulk && { ...selection, label: bulk.selectLabel } }
				getItemId={ getItemId }
				state={ state }
				onChange={ onChange }
			/>
		);
	}

	return (
		<section
			className="userfeedback-list-view"
			aria-label={ label }
			aria-busy={ isBusy }
			ref={ region }
			tabIndex={ -1 }
		>
			<ListToolbar
				fields={ fields }
				statusFilters={ current?.filters ?? statusFilters }
				filterLock={ filterLock }
				state={ state }
				onChange={ onChange }
				searchLabel={ searchLabel }
			/>
			{ filters }
			{ bulk && <BulkBar bulk={ bulk } selection={ selection } /> }
			<div
				className={ `userfeedback-list-view__rows${ isBusy && current ? ' is-busy' : '' }` }
			>
				{ rows() }
			</div>
			{ note }
			{ current && current.items.length > 0 && (
				<Pagination
					pagination={ { ...current.pagination, page: state.page } }
					onChange={ ( page ) => onChange( { page } ) }
				/>
			) }
		</section>
	);
}
