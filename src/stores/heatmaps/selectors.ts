import type {
	HeatmapCounts,
	HeatmapCountsQuery,
	HeatmapList,
	HeatmapsQuery,
} from '../heatmaps-api';
import { heatmapCountsPath, heatmapsPath } from '../heatmaps-api';
import type { State } from './types';

/** A page of the heatmaps, without those that are being deleted; undefined until it is loaded. */
export function getHeatmaps(
	state: State,
	query: HeatmapsQuery
): HeatmapList | undefined {
	return state.lists.shown[ heatmapsPath( query ) ];
}

/** What was counted on a page; undefined until it is loaded. */
export function getCounts(
	state: State,
	id: number,
	query: HeatmapCountsQuery
): HeatmapCounts | undefined {
	return state.counts[ heatmapCountsPath( id, query ) ];
}

/** Incremented by each change that may affect any page of the list. */
export function getListVersion( state: State ): number {
	return state.lists.version;
}

/** Incremented each time that everything becomes stale. */
export function getInvalidationCount( state: State ): number {
	return state.invalidations;
}
