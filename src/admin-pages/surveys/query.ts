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

/** The request of the default route. PHP puts its answer into the page, so both read it from the same file. */
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

/** What the list shows at a route such as `#/?status=draft&paged=2`, by what follows the question mark. */
export function queryToView( hashQuery: string ): ListState {
	return queryToList( hashQuery, BOUNDS );
}

/** The route at which the list shows this. */
export function viewToRoute( view: ListState ): string {
	return withQuery( START, listToQuery( view, DEFAULTS ) );
}

/** What the server is asked for. */
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
