import type { ListState } from '../../../components/list-view';
import type { ListBounds } from '../../../components/list-view/list-state';
import {
	listToQuery,
	queryToList,
} from '../../../components/list-view/list-state';
import { RESPONSES, withQuery } from '../../../routes';
import type { ResponseQuery } from '../../../stores/api';

const STATUSES = [ 'publish', 'trash', 'spam' ] as const;

/** The one column that responses are sorted by. */
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
 * The list behind a route such as `#/survey/7/responses?status=trash`; what follows the question mark is not to be trusted.
 *
 * @param hashQuery
 * @param hasFilters Whether the plan has quick filters.
 */
export function queryToState(
	hashQuery: string,
	hasFilters: boolean
): ListState {
	const state = queryToList( hashQuery, BOUNDS );
	return {
		...state,
		// The server cannot search here.
		search: '',
		status: hasFilters ? state.status : BOUNDS.defaults.status,
	};
}

/** The route that shows the list so; what is as by default is not in it. */
export function stateToRoute( surveyId: number, state: ListState ): string {
	return withQuery(
		RESPONSES.build( { surveyId } ),
		listToQuery( state, BOUNDS.defaults )
	);
}

/** The request for the list. */
export function stateToQuery( state: ListState ): ResponseQuery {
	return {
		page: state.page,
		per_page: state.perPage,
		order: state.order,
		status: STATUSES.find( ( status ) => status === state.status ) ?? 'all',
	};
}
