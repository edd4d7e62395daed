import type { ListState } from '../../../components/list-view';
import type { ListBounds } from '../../../components/list-view/list-state';
import {
	listToQuery,
	queryToList,
} from '../../../components/list-view/list-state';
import { RESPONSES, withQuery } from '../../../routes';
import type { ResponseQuery } from '../../../stores/api';

const STATUSES = [ 'publish', 'partial', 'trash', 'spam' ] as const;

/** The only column that responses can be sorted by. */
export const DATE_FIELD = 'submitted_at';

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

/**
 * The state for a route such as `#/survey/7/responses?status=trash`. The query is untrusted.
 *
 * @param hashQuery
 * @param hasFilters Whether the plan includes quick filters.
 */
export function queryToState(
	hashQuery: string,
	hasFilters: boolean
): ListState {
	const state = queryToList( hashQuery, BOUNDS );
	return {
		...state,
		// This endpoint has no search.
		search: '',
		status: hasFilters ? state.status : BOUNDS.defaults.status,
	};
}

/** The route of a state; it omits default values. */
export function stateToRoute( surveyId: number, state: ListState ): string {
	return withQuery(
		RESPONSES.build( { surveyId } ),
		listToQuery( state, BOUNDS.defaults )
	);
}

/** The request for a state. */
export function stateToQuery( state: ListState ): ResponseQuery {
	return {
		page: state.page,
		per_page: state.perPage,
		order: state.order,
		status: STATUSES.find( ( status ) => status === state.status ) ?? 'all',
	};
}
