import type { ListState } from './types';

/** The values that a list accepts from its address. */
export interface ListBounds {
	defaults: ListState;
	/** The keys that the list can be sorted by. */
	orderKeys: readonly string[];
	/** The quick filters other than `all`. */
	statuses: readonly string[];
}

/** Longer than any title. */
const MAX_SEARCH = 500;

/** A page number: digits only, with a limit that no list reaches. */
function pageOf( raw: string | null ): number {
	return raw !== null && /^[1-9]\d{0,6}$/.test( raw ) ? Number( raw ) : 1;
}

/**
 * The list's state from the query of its route (`status=draft&paged=2`). The query is untrusted: unknown values are
 * replaced by the defaults.
 */
export function queryToList(
	hashQuery: string,
	{ defaults, orderKeys, statuses }: ListBounds
): ListState {
	const params = new URLSearchParams( hashQuery );
	const orderby = params.get( 'orderby' ) ?? '';
	const order = params.get( 'order' );
	const status = params.get( 'status' ) ?? '';
	return {
		...defaults,
		page: pageOf( params.get( 'paged' ) ),
		search: ( params.get( 'search' ) ?? '' ).trim().slice( 0, MAX_SEARCH ),
		status: statuses.includes( status ) ? status : defaults.status,
		orderby: orderKeys.includes( orderby ) ? orderby : defaults.orderby,
		order: order === 'asc' || order === 'desc' ? order : defaults.order,
	};
}

/** The query of a state. It contains only values that differ from the defaults, so it is empty for the initial list. */
export function listToQuery( state: ListState, defaults: ListState ): string {
	const params = new URLSearchParams();
	const isSortedByDefault =
		state.orderby === defaults.orderby && state.order === defaults.order;
	if ( state.status !== defaults.status ) {
		params.set( 'status', state.status );
	}
	if ( state.search !== defaults.search ) {
		params.set( 'search', state.search );
	}
	if ( ! isSortedByDefault ) {
		params.set( 'orderby', state.orderby );
		params.set( 'order', state.order );
	}
	if ( state.page !== 1 ) {
		params.set( 'paged', String( state.page ) );
	}
	return params.toString();
}

/**
 * The state after `removed` rows were removed: the last page if the current one no longer exists, and all items if
 * the search or filter has no results left.
 *
 * @param state
 * @param total   Number of rows on all pages before the removal.
 * @param removed
 */
export function listWithout(
	state: ListState,
	total: number,
	removed: number
): Partial< ListState > {
	const remaining = Math.max( 0, total - removed );
	if ( remaining === 0 ) {
		return { page: 1, status: 'all', search: '' };
	}
	return {
		page: Math.min( state.page, Math.ceil( remaining / state.perPage ) ),
	};
}
