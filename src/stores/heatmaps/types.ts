import type { HeatmapCounts, HeatmapList } from '../heatmaps-api';
import type { Pages, PagesAction } from '../pages';

export interface State {
	/** Pages of the list. */
	readonly lists: Pages< HeatmapList >;
	/** What was counted, by the path of its request. */
	readonly counts: Readonly< Record< string, HeatmapCounts > >;
	/** Incremented each time that all of it becomes stale. */
	readonly invalidations: number;
}

export type Action =
	| PagesAction< HeatmapList >
	| { type: 'RECEIVE_COUNTS'; path: string; counts: HeatmapCounts }
	| { type: 'INVALIDATE_HEATMAPS' };
