import type {
	Heatmap,
	HeatmapChanges,
	HeatmapCounts,
	HeatmapCountsQuery,
	HeatmapList,
	HeatmapPage,
	HeatmapsQuery,
} from '../heatmaps-api';
import * as api from '../heatmaps-api';
import { sendChange } from '../pages';
import type { ActionOf, BoundSelectors, ResolverDispatch } from '../types';
import type * as selectors from './selectors';
import type { Action, State } from './types';

/** What @wordpress/data hands to thunks of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
}

/** What it hands to resolvers. */
export interface ResolverArgs {
	dispatch: ResolverDispatch< Action >;
	select: BoundSelectors< State, typeof selectors >;
}

export function receiveHeatmaps(
	query: HeatmapsQuery,
	page: HeatmapList
): ActionOf< Action, 'RECEIVE_PAGE' > {
	return { type: 'RECEIVE_PAGE', path: api.heatmapsPath( query ), page };
}

export function receiveCounts(
	id: number,
	query: HeatmapCountsQuery,
	counts: HeatmapCounts
): ActionOf< Action, 'RECEIVE_COUNTS' > {
	return {
		type: 'RECEIVE_COUNTS',
		path: api.heatmapCountsPath( id, query ),
		counts,
	};
}

/** Marks everything as stale: visitors may have come meanwhile. */
export function invalidateHeatmaps(): ActionOf<
	Action,
	'INVALIDATE_HEATMAPS'
> {
	return { type: 'INVALIDATE_HEATMAPS' };
}

/** Starts to count the visits of a page and resolves with its heatmap. Rejects with an ApiError. */
export function createHeatmap(
	page: HeatmapPage,
	options: Pick< Heatmap, 'wanted_views' | 'sample' >
) {
	return ( { dispatch }: ThunkArgs ): Promise< Heatmap > =>
		sendChange( dispatch, { ids: [] }, () =>
			api.createHeatmap( page, options )
		);
}

/** Pauses or resumes a heatmap, or changes its options; it stays in the list. Rejects with an ApiError. */
export function updateHeatmap( id: number, changes: HeatmapChanges ) {
	return ( { dispatch }: ThunkArgs ): Promise< Heatmap > =>
		sendChange( dispatch, { ids: [] }, () =>
			api.updateHeatmap( id, changes )
		);
}

/** Deletes a heatmap with all that it has counted. Rejects with an ApiError, and then nothing has changed. */
export function deleteHeatmap( id: number ) {
	return ( { dispatch }: ThunkArgs ): Promise< void > =>
		sendChange( dispatch, { ids: [ id ] }, () => api.deleteHeatmap( id ) );
}
