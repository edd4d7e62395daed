import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';
import type { Pagination as PaginationData } from '../../survey-model';
import { Pagination } from '../pagination';
import { Skeleton } from '../skeleton';
import { NothingFound } from './nothing-found';
import { ListTable } from './table';
import { ListToolbar } from './toolbar';
import { useAnnouncedCount } from './use-announced-count';
import { useKeptFocus } from './use-kept-focus';
import type {
	ListAction,
	ListField,
	ListState,
	ListStatusFilter,
	OnListChange,
} from './types';
import './list-view.scss';

export type {
	ListAction,
	ListField,
	ListState,
	ListStatusFilter,
	OnListChange,
} from './types';

interface ListViewProps< Item > {
	/** What the rows are, `Surveys`. */
	label: string;
	/** The rows of this page; undefined until they were loaded. What was there stays, dimmed, while `isLoading`. */
	items: readonly Item[] | undefined;
	fields: readonly ListField< Item >[];
	actions?: readonly ListAction< Item >[] | undefined;
	isLoading?: boolean | undefined;
	getItemId: ( item: Item ) => string;
	pagination: PaginationData | undefined;
	/** Without it there are no quick filters; an empty list keeps their place while they are loading. */
	statusFilters?: readonly ListStatusFilter[] | undefined;
	/** The padlock beside quick filters that are only shown. */
	filterLock?: ReactNode;
	state: ListState;
	onChange: OnListChange;
	/** Without it there is no search. */
	searchLabel?: string | undefined;
	/** Instead of the rows when there are none although nothing is searched for or filtered. */
	empty: ReactNode;
}

/** Shows the top of the list when its page changes: the way to the next page is at its foot. */
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

/** A list with search, quick filters, sorting, row actions and pages. */
export function ListView< Item >( {
	label,
	items,
	fields,
	actions,
	isLoading = false,
	getItemId,
	pagination,
	statusFilters,
	filterLock,
	state,
	onChange,
	searchLabel,
	empty,
}: ListViewProps< Item > ) {
	const region = useRef< HTMLElement >( null );
	// What was shown last stays until the next page is there: nothing jumps, and what has the focus keeps it.
	const shown = useRef< {
		items: readonly Item[];
		pagination: PaginationData;
		filters: readonly ListStatusFilter[] | undefined;
	} >( undefined );
	if ( items && pagination ) {
		shown.current = { items, pagination, filters: statusFilters };
	}
	const current = shown.current;
	const isNarrowed = state.search !== '' || state.status !== 'all';
	const isBusy = isLoading || items === undefined;
	useKeptFocus( region );
	useAnnouncedCount( isBusy ? undefined : pagination, state );
	useScrollToTop( region, state.page );

	function rows(): ReactNode {
		const isEmpty = current?.items.length === 0;
		// All rows of a page have left it and others follow, or the page is about to change.
		const isToCome = isBusy || ( current?.pagination.total ?? 0 ) > 0;
		if ( isEmpty && ! isToCome ) {
			return isNarrowed ? (
				<NothingFound state={ state } onChange={ onChange } />
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
			<div
				className={ `userfeedback-list-view__rows${ isBusy && current ? ' is-busy' : '' }` }
			>
				{ rows() }
			</div>
			{ current && current.items.length > 0 && (
				<Pagination
					pagination={ { ...current.pagination, page: state.page } }
					onChange={ ( page ) => onChange( { page } ) }
				/>
			) }
		</section>
	);
}
