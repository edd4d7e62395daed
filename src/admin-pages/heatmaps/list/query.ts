import type { ListState } from '@/components/list-view';
import type { ListBounds } from '@/components/list-view/list-state';
import { listToQuery, queryToList } from '@/components/list-view/list-state';
import { HEATMAPS, withQuery } from '@/routes';
import type { HeatmapsQuery, HeatmapState } from '@/stores/heatmaps-api';

/** The quick filters, in display order. */
export const STATES: readonly HeatmapState[] = [
	'recording',
	'paused',
	'done',
];

const BOUNDS: ListBounds = {
	defaults: {
		page: 1,
		perPage: 20,
		search: '',
		status: 'all',
		// The only order of the server.
		orderby: 'created_at',
		order: 'desc',
	},
	orderKeys: [ 'created_at' ],
	statuses: STATES,
};

/** The state for a route such as `#/?status=paused&paged=2`. The query is untrusted. */
export function queryToHeatmaps( hashQuery: string ): ListState {
	return {
		...queryToList( hashQuery, BOUNDS ),
		// The endpoint has neither search nor order.
		search: '',
		order: 'desc',
	};
}

/** The route of a list of heatmaps. */
export function heatmapsToRoute( state: ListState ): string {
	return withQuery( HEATMAPS, listToQuery( state, BOUNDS.defaults ) );
}

/** The request for a list of heatmaps. */
export function heatmapsToQuery( state: ListState ): HeatmapsQuery {
	return {
		page: state.page,
		per_page: state.perPage,
		status: STATES.find( ( of ) => of === state.status ) ?? 'all',
	};
}
