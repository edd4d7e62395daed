import { addQueryArgs } from '@wordpress/url';
import type {
	Heatmap,
	HeatmapCounts,
	HeatmapList,
	HeatmapPart,
} from '../survey-model';
import type { ResultsQuery } from './api';
import { request } from './request';

export type { Heatmap, HeatmapCounts, HeatmapList } from '../survey-model';

/** What a heatmap counts. */
export type HeatmapKind = 'click' | 'dead' | 'rage' | 'move' | 'scroll';

/** The classes of devices, as targeting distinguishes them. */
export type HeatmapDevice = HeatmapPart[ 'device' ];

/** Whether a heatmap counts visits: until the wanted number is reached, unless somebody pauses it. */
export type HeatmapState = Heatmap[ 'state' ];

/** An element of a page with what was counted on it; its path is for lib/element-path.ts. */
export type HeatmapElement = HeatmapCounts[ 'elements' ][ number ];

/** How many visitors came so far down a page. */
export type HeatmapDepth = HeatmapCounts[ 'scroll' ][ number ];

/** A page of the list. */
export interface HeatmapsQuery {
	page: number;
	per_page: number;
	status: HeatmapState | 'all';
}

/** What to count: a kind on a class of devices, in some days. */
export type HeatmapCountsQuery = ResultsQuery & {
	kind: HeatmapKind;
	device: HeatmapDevice;
};

/** The page of a new heatmap: a post, or an address of the site. */
export type HeatmapPage = { post_id: number } | { url: string };

/** What of a heatmap can be changed. */
export type HeatmapChanges = Partial<
	Pick< Heatmap, 'state' | 'wanted_views' | 'sample' >
>;

/** The path of a page of the list, which is also its key in the store. */
export function heatmapsPath( { status, ...query }: HeatmapsQuery ): string {
	return addQueryArgs( '/heatmaps', {
		...query,
		...( status === 'all' ? {} : { filter: { status } } ),
	} );
}

export function listHeatmaps( query: HeatmapsQuery ): Promise< HeatmapList > {
	return request( heatmapsPath( query ) );
}

/** The path of what was counted, which is also its key in the store. */
export function heatmapCountsPath(
	id: number,
	query: HeatmapCountsQuery
): string {
	return addQueryArgs( `/heatmaps/pages/${ id }`, { ...query } );
}

export function fetchHeatmapCounts(
	id: number,
	query: HeatmapCountsQuery
): Promise< HeatmapCounts > {
	return request( heatmapCountsPath( id, query ) );
}

/** Starts to count the visits of a page. */
export function createHeatmap(
	page: HeatmapPage,
	options: Pick< Heatmap, 'wanted_views' | 'sample' >
): Promise< Heatmap > {
	return request( '/heatmaps/pages', {
		method: 'POST',
		data: { ...page, ...options },
	} );
}

export function updateHeatmap(
	id: number,
	changes: HeatmapChanges
): Promise< Heatmap > {
	return request( `/heatmaps/pages/${ id }`, {
		method: 'POST',
		data: changes,
	} );
}

/** Deletes a heatmap with all that it has counted. */
export async function deleteHeatmap( id: number ): Promise< void > {
	await request( `/heatmaps/pages/${ id }`, { method: 'DELETE' } );
}
