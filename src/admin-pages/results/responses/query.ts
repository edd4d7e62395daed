import type { ListState } from '@/components/list-view';
import type { ListBounds } from '@/components/list-view/list-state';
import { listToQuery, queryToList } from '@/components/list-view/list-state';
import { RESPONSES, withQuery } from '@/routes';
import type { ResponseQuery } from '@/stores/api';
import type { ResponseFilters } from './filters';
import {
	NO_FILTERS,
	filtersFromParams,
	filtersToParams,
	filtersToRequest,
} from './filters';
import { FREE_STATUS } from './status-filters';

const STATUSES = [ 'publish', 'partial', 'held', 'trash', 'spam' ] as const;

/** The only column that responses can be sorted by. */
export const DATE_FIELD = 'submitted_at';

/** The longest search that the server accepts. */
const MAX_SEARCH = 200;

const CURSOR = /^\d{4}-\d{2}-\d{2}\.\d{1,11}\.\d{1,15}$/;

const BOUNDS: ListBounds = {
	defaults: {
		page: 1,
		perPage: 20,
		search: '',
		status: 'all',
		orderby: DATE_FIELD,
		order: 'desc',
	},
	orderKeys: [ DATE_FIELD ],
	statuses: STATUSES,
};

/** What the list of responses shows; all of it is in the address. */
export interface ResponsesState extends ListState {
	filters: ResponseFilters;
	/** Where a capped search goes on; '' for the beginning of the list. */
	cursor: string;
	layout: 'list' | 'table';
}

/**
 * The state for a route such as `#/survey/7/responses?status=trash`. The query is untrusted.
 *
 * @param hashQuery
 * @param hasFilters Whether the plan includes quick filters, which all filters are.
 */
export function queryToState(
	hashQuery: string,
	hasFilters = true
): ResponsesState {
	const state = queryToList( hashQuery, BOUNDS );
	const params = new URLSearchParams( hashQuery );
	const cursor = params.get( 'cursor' ) ?? '';
	return {
		...state,
		search: hasFilters ? state.search.slice( 0, MAX_SEARCH ) : '',
		status:
			hasFilters || state.status === FREE_STATUS
				? state.status
				: BOUNDS.defaults.status,
		filters: hasFilters ? filtersFromParams( params ) : NO_FILTERS,
		cursor: hasFilters && CURSOR.test( cursor ) ? cursor : '',
		layout: params.get( 'layout' ) === 'table' ? 'table' : 'list',
	};
}

/** The route of a state; it omits default values. */
export function stateToRoute(
	surveyId: number,
	state: ResponsesState
): string {
	const params = new URLSearchParams( listToQuery( state, BOUNDS.defaults ) );
	filtersToParams( state.filters ).forEach( ( [ name, value ] ) =>
		params.set( name, value )
	);
	if ( state.cursor !== '' ) {
		params.set( 'cursor', state.cursor );
	}
	if ( state.layout !== 'list' ) {
		params.set( 'layout', state.layout );
	}
	return withQuery( RESPONSES.build( { surveyId } ), params.toString() );
}

/** The search and the filters of a state beside its status, as the server names them. */
function stateToFilter( {
	filters,
	search,
}: ResponsesState ): Record< string, string > {
	return {
		...filtersToRequest( filters ),
		...( search === '' ? {} : { search } ),
	};
}

/**
 * The request for a state.
 *
 * @param state
 * @param hasAnswers Whether the plan shows what single responses contain.
 */
export function stateToQuery(
	state: ResponsesState,
	hasAnswers = true
): ResponseQuery {
	const filter = stateToFilter( state );
	return {
		page: state.page,
		per_page: state.perPage,
		order: state.order,
		status: STATUSES.find( ( status ) => status === state.status ) ?? 'all',
		...( Object.keys( filter ).length > 0 && { filter } ),
		...( state.cursor !== '' && { cursor: state.cursor } ),
		...( hasAnswers && { preview: true } ),
	};
}

/** The filters of an export, which takes its days apart from them. */
export function exportFilter(
	state: ResponsesState
): Record< string, string > {
	const { from: _from, to: _to, ...filter } = stateToFilter( state );
	return {
		...( state.status === 'all' ? {} : { status: state.status } ),
		...filter,
	};
}

/** Shows everything again, in the layout of the state. */
export const WITHOUT_FILTERS: Pick<
	ResponsesState,
	'filters' | 'search' | 'status' | 'cursor' | 'page'
> = {
	filters: NO_FILTERS,
	search: '',
	status: 'all',
	cursor: '',
	page: 1,
};

/** A key of the filters beside the status and the search; '' for none. */
export function filterKey( { filters, cursor }: ResponsesState ): string {
	return [
		...filtersToParams( filters ).flat(),
		...( cursor === '' ? [] : [ cursor ] ),
	].join( ' ' );
}

/**
 * What changes after all rows of a page were moved away: the quick filter is reset, and if nothing is left, so are the
 * search and the other filters.
 *
 * @param state
 * @param remaining Rows on other pages.
 */
export function afterLastRow(
	{ status }: ResponsesState,
	remaining: number
): Partial< ResponsesState > {
	if ( remaining > 0 && status === 'all' ) {
		// The page that exists now is shown.
		return {};
	}
	return remaining > 0 ? { status: 'all', page: 1 } : WITHOUT_FILTERS;
}
