import type { HeatmapDepth } from '@/stores/heatmaps-api';
import type { Cells } from '../drawing/heat';

/** What is drawn over the page. */
export type Scene =
	| {
			kind: 'heat';
			/** Of the elements, in the order of their paths. */
			cells: readonly Cells[];
	  }
	| {
			kind: 'depth';
			scroll: readonly HeatmapDepth[];
			/** See HeatmapCounts. */
			fold: number | null;
	  };
