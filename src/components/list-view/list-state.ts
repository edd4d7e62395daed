import type { ListState } from './types';

/** What an address may ask a list for. */
export interface ListBounds {
	defaults: ListState;
	/** What the list may be sorted by. */
	orderKeys: readonly string[];
	/** Quick filters beside `all`. */
	statuses: readonly string[];
}

/** Longer than any title; a longer search can only be a mistake. */
const MAX_SEARCH = 500;

/** A number of a page: digits only, and not more pages than a database could fill. */
function pageOf( raw: string | null ): number {
	return raw !== null && /^[1-9]\d{0,6}$/.test( raw ) ? Number( raw ) : 1;
}

/**
 * What a list shows by the part of the address after the question mark (`status=draft&paged=2`). Nothing there is to be
 * trusted: whatever is not known is what it is by default.
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

/** The part of the address that shows this; only what differs from the defaults, so nothing for the list as it first is. */
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
 * Where a list goes on after `removed` rows were taken out of it: to its last page when its own is gone, to everything when
 * nothing is left of what was searched for or filtered.
 *
 * @param state
 * @param total   How many rows there were on all pages.
 * @param removed
 */
export function listWithout(
	state: ListState,
	total: number,
	removed: number
): Partial< ListState > {
	const left = Math.max( 0, total - removed );
	if ( left === 0 ) {
		return { page: 1, status: 'all', search: '' };
	}
	return {
		page: Math.min( state.page, Math.ceil( left / state.perPage ) ),
	};
}
