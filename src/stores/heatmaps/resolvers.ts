import type { HeatmapCountsQuery, HeatmapsQuery } from '../heatmaps-api';
import { fetchHeatmapCounts, listHeatmaps } from '../heatmaps-api';
import { affectsPages } from '../pages';
import { fetchLatest, invalidateIfStale } from '../resolving';
import type { ResolverArgs } from './actions';
import { receiveCounts, receiveHeatmaps } from './actions';
import type { Action } from './types';

/** Whether loaded lists and counts may be outdated after this action. */
function outdatesHeatmaps( action: Action ): boolean {
	return action.type === 'INVALIDATE_HEATMAPS' || affectsPages( action );
}

export const getHeatmaps =
	( query: HeatmapsQuery ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		invalidateIfStale(
			select.getInvalidationCount,
			async () => {
				const page = await fetchLatest( select.getListVersion, () =>
					listHeatmaps( query )
				);
				dispatch( receiveHeatmaps( query, page ) );
			},
			() => dispatch.invalidateResolution( 'getHeatmaps', [ query ] )
		);

getHeatmaps.shouldInvalidate = outdatesHeatmaps;

export const getCounts =
	( id: number, query: HeatmapCountsQuery ) =>
	( { dispatch, select }: ResolverArgs ): Promise< void > =>
		invalidateIfStale(
			select.getInvalidationCount,
			async () => {
				const counts = await fetchHeatmapCounts( id, query );
				dispatch( receiveCounts( id, query, counts ) );
			},
			() => dispatch.invalidateResolution( 'getCounts', [ id, query ] )
		);

getCounts.shouldInvalidate = outdatesHeatmaps;
