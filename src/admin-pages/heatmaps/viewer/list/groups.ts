import type { ElementRow } from '../rows';
import type { PageElements } from '../stage/stage';
import { describeElement, describePath } from '../stage/describe';

/** A row of the list with its place among all rows, which is that of its path. */
export interface ListedElement extends ElementRow {
	index: number;
	name: string;
}

/** The rows by what the page says about their elements. */
export interface ElementGroups {
	/** Shown on the page; all rows while the page is unknown. */
	shown: ListedElement[];
	/** They exist, but are not shown at this width, for example in a closed menu. */
	hidden: ListedElement[];
	/** They no longer exist. */
	gone: ListedElement[];
	/** What was counted on elements that were too many to be told apart; null for nothing. */
	rest: ElementRow | null;
}

/**
 * Groups the rows of a heatmap.
 *
 * @param rows
 * @param page Null while the page is not there, or does not let itself be shown.
 */
export function groupRows(
	rows: readonly ElementRow[],
	page: PageElements | null
): ElementGroups {
	const groups: ElementGroups = {
		shown: [],
		hidden: [],
		gone: [],
		rest: null,
	};
	// The page may still tell of the rows before.
	const known = page?.resolved.length === rows.length ? page : null;
	rows.forEach( ( row, index ) => {
		const element = known?.resolved[ index ] ?? null;
		const name = element
			? describeElement( element )
			: describePath( row.path );
		const listed = { ...row, index, name };
		if ( row.path === '' ) {
			groups.rest = row;
		} else if ( known && ! element ) {
			groups.gone.push( listed );
		} else if ( known && ! known.isShown[ index ] ) {
			groups.hidden.push( listed );
		} else {
			groups.shown.push( listed );
		}
	} );
	return groups;
}
