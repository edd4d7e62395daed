import { getQueryArgs } from '@wordpress/url';
import preload from '../../../includes/Admin/preload.json';
import type { ListState } from '../../components/list-view';
import type { ListBounds } from '../../components/list-view/list-state';
import {
	listToQuery,
	queryToList,
} from '../../components/list-view/list-state';
import { START, withQuery } from '../../routes';
import type { SurveyQuery } from '../../stores/api';

const ORDER_KEYS: readonly SurveyQuery[ 'orderby' ][] = [
	'id',
	'title',
	'status',
	'created_at',
];

const STATUSES: readonly NonNullable< SurveyQuery[ 'status' ] >[] = [
	'publish',
	'scheduled',
	'draft',
	'trash',
];

/** The default route's request. PHP preloads its response, so both sides read it from the same file. */
const PRELOADED = getQueryArgs( preload.userfeedback_surveys );

const DEFAULTS: ListState = {
	page: 1,
	perPage: Number( PRELOADED[ 'per_page' ] ),
	search: '',
	status: 'all',
	orderby: String( PRELOADED[ 'orderby' ] ),
	order: PRELOADED[ 'order' ] === 'asc' ? 'asc' : 'desc',
};

const BOUNDS: ListBounds = {
	defaults: DEFAULTS,
	orderKeys: ORDER_KEYS,
	statuses: STATUSES,
};

/** The state for the query of a route such as `#/?status=draft&paged=2`. */
export function queryToView( hashQuery: string ): ListState {
	return queryToList( hashQuery, BOUNDS );
}

/** The route of a state. */
export function viewToRoute( view: ListState ): string {
	return withQuery( START, listToQuery( view, DEFAULTS ) );
}

/** The request for a state. */
export function viewToQuery( view: ListState ): SurveyQuery {
	return {
		page: view.page,
		per_page: view.perPage,
		orderby: ORDER_KEYS.find( ( key ) => key === view.orderby ) ?? 'id',
		order: view.order,
		status: STATUSES.find( ( status ) => status === view.status ) ?? 'all',
		search: view.search,
	};
}
