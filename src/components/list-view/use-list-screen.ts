import { useCallback, useRef } from '@wordpress/element';
import {
	currentRoute,
	navigate,
	rememberRoute,
} from '../../hooks/use-hash-route';
import { useListRoute } from '../../hooks/use-list-route';
import type { Pagination } from '../../survey-model';
import { listWithout } from './list-state';
import type { ListState, OnListChange } from './types';
import { useExistingPage } from './use-existing-page';

interface ListScreenOptions< State extends ListState > {
	/** The route of the list without its query. */
	path: string;
	/** The state in the current route. */
	state: State;
	/** The route for a state. */
	toRoute: ( state: State ) => string;
	/** The pagination of the current page; undefined until it is loaded. */
	pagination: Pagination | undefined;
	/** Whether a request is running, even if data is already shown. */
	isLoading: boolean;
	/** The number of rows of this page; required by changeRows(). */
	rows?: number | undefined;
	/** What changeRows() resets after all rows of the page were changed, if not the status and the page. */
	afterLastRow?:
		( ( state: State, total: number ) => Partial< State > ) | undefined;
}

export interface ListScreen< State extends ListState = ListState > {
	/** Shows another page, filter, search or order by changing the route. The function is stable. */
	show: OnListChange< State >;
	/**
	 * Runs an action that removes one row from the list, then goes to a page that exists. The action resolves with
	 * whether it succeeded. The function is stable.
	 */
	takeOut: ( action: () => Promise< boolean > ) => Promise< void >;
	/**
	 * Runs an action on a number of rows of this page. If these were all of its rows, the filter is reset afterwards. The action
	 * resolves with whether it succeeded, and so does the function, which is stable.
	 */
	changeRows: (
		count: number,
		action: () => Promise< boolean >
	) => Promise< boolean >;
}

/** A list whose state is in its route: handles changes of the state, pages that no longer exist, and links back to the list. */
export function useListScreen< State extends ListState >(
	options: ListScreenOptions< State >
): ListScreen< State > {
	const { path, state, pagination, isLoading } = options;
	// Callbacks may run long after the render that created them.
	const latest = useRef( options );
	latest.current = options;

	const show: OnListChange< State > = useCallback(
		( changes, navigation ) => {
			const { toRoute, state: now } = latest.current;
			const route = toRoute( { ...now, ...changes } );
			if ( route !== currentRoute() ) {
				navigate( route, navigation );
			}
		},
		[]
	);
	const takeOut = useCallback(
		async ( action: () => Promise< boolean > ) => {
			const total = latest.current.pagination?.total ?? 0;
			const isStillHere = rememberRoute();
			if ( ( await action() ) && isStillHere() ) {
				show(
					listWithout(
						latest.current.state,
						total,
						1
					) as Partial< State >,
					{ replace: true }
				);
			}
		},
		[ show ]
	);

	const changeRows = useCallback(
		async ( count: number, action: () => Promise< boolean > ) => {
			const isWholePage = count === latest.current.rows;
			const total = latest.current.pagination?.total ?? 0;
			const isStillHere = rememberRoute();
			const isDone = await action();
			if ( isDone && isWholePage && isStillHere() ) {
				const { state: now, afterLastRow } = latest.current;
				const reset = { status: 'all', page: 1 } as Partial< State >;
				show( afterLastRow?.( now, total - count ) ?? reset, {
					replace: true,
				} );
			}
			return isDone;
		},
		[ show ]
	);

	const showPage: OnListChange = useCallback(
		( changes, navigation ) =>
			show( changes as Partial< State >, navigation ),
		[ show ]
	);
	useListRoute( path );
	useExistingPage(
		state.page,
		// An empty list has no last page, and while the list is loading, the page count is outdated.
		isLoading ? undefined : pagination?.pages || undefined,
		showPage
	);
	return { show, takeOut, changeRows };
}
