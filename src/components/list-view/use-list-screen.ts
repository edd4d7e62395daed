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

interface ListScreenOptions {
	/** The route of the list without its query. */
	path: string;
	/** What the route shows now. */
	state: ListState;
	/** The route that shows a state. */
	toRoute: ( state: ListState ) => string;
	/** Of the page that the route shows; undefined until it was loaded. */
	pagination: Pagination | undefined;
	/** Whether it is being loaded, possibly again. */
	isLoading: boolean;
}

interface ListScreen {
	/** Shows another page, filter, search or order: the route follows. The function stays the same. */
	show: OnListChange;
	/**
	 * Runs an action that takes one row out of the list, then shows a page that still exists. The action resolves with whether it
	 * worked. The function stays the same.
	 */
	takeOut: ( action: () => Promise< boolean > ) => Promise< void >;
}

/** The list of a screen whose state is in its route: changes of it, pages that no longer exist, links that lead back to it. */
export function useListScreen( options: ListScreenOptions ): ListScreen {
	const { path, state, pagination, isLoading } = options;
	// Callbacks may run long after the render that made them.
	const latest = useRef( options );
	latest.current = options;

	const show: OnListChange = useCallback( ( changes, navigation ) => {
		const { toRoute, state: now } = latest.current;
		const route = toRoute( { ...now, ...changes } );
		if ( route !== currentRoute() ) {
			navigate( route, navigation );
		}
	}, [] );
	const takeOut = useCallback(
		async ( action: () => Promise< boolean > ) => {
			const total = latest.current.pagination?.total ?? 0;
			const isStillHere = rememberRoute();
			if ( ( await action() ) && isStillHere() ) {
				show( listWithout( latest.current.state, total, 1 ), {
					replace: true,
				} );
			}
		},
		[ show ]
	);

	useListRoute( path );
	useExistingPage(
		state.page,
		// An empty list has no last page, and the number of one that is being loaded again is outdated.
		isLoading ? undefined : pagination?.pages || undefined,
		show
	);
	return { show, takeOut };
}
