import type { HeatmapCounts, HeatmapElement } from '@/stores/heatmaps-api';

/** An element with what was counted on it, and in the days that are compared. */
export interface ElementRow extends HeatmapElement {
	/** Null without a comparison. */
	other: HeatmapElement | null;
}

const nothingAt = ( path: string ): HeatmapElement => ( {
	path,
	n: 0,
	share: 0,
	dead: 0,
	rage: 0,
	cells: [],
} );

/** The elements of a range, and of the compared one; the most counted first, and last those of the other range only. */
export function elementRows(
	{ elements }: Pick< HeatmapCounts, 'elements' >,
	compared: Pick< HeatmapCounts, 'elements' > | undefined
): ElementRow[] {
	if ( ! compared ) {
		return elements.map( ( element ) => ( { ...element, other: null } ) );
	}
	const known = new Set( elements.map( ( { path } ) => path ) );
	const others = new Map(
		compared.elements.map( ( element ) => [ element.path, element ] )
	);
	return [
		...elements.map( ( element ) => ( {
			...element,
			other: others.get( element.path ) ?? nothingAt( element.path ),
		} ) ),
		...compared.elements
			.filter( ( { path } ) => ! known.has( path ) )
			.map( ( other ) => ( { ...nothingAt( other.path ), other } ) ),
	];
}
