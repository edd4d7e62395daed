import { getQueryArgs } from '@wordpress/url';
import preload from '../../../includes/Admin/preload.json';
import type { SurveyQuery } from '../../stores/api';

const ORDER_KEYS: readonly SurveyQuery[ 'orderby' ][] = [
	'id',
	'title',
	'status',
	'created_at',
];

function positiveInteger( raw: unknown, fallback: number ): number {
	const value = Number( raw );
	return Number.isSafeInteger( value ) && value > 0 ? value : fallback;
}

/** Makes a query of whatever the address or the fixture says. */
function normalizeQuery( raw: Record< string, unknown > ): SurveyQuery {
	return {
		page: positiveInteger( raw[ 'page' ], 1 ),
		per_page: positiveInteger( raw[ 'per_page' ], 20 ),
		orderby: ORDER_KEYS.find( ( key ) => key === raw[ 'orderby' ] ) ?? 'id',
		order: raw[ 'order' ] === 'asc' ? 'asc' : 'desc',
	};
}

/** The request of the default route. PHP puts its answer into the page, so both read it from the same file. */
export const DEFAULT_QUERY: SurveyQuery = normalizeQuery(
	getQueryArgs( preload.userfeedback_surveys )
);

/** The query behind a route such as `#/?paged=2`; what follows the question mark is not to be trusted. */
export function routeToQuery( hashQuery: string ): SurveyQuery {
	const paged = new URLSearchParams( hashQuery ).get( 'paged' );
	return {
		...DEFAULT_QUERY,
		page: positiveInteger( paged, DEFAULT_QUERY.page ),
	};
}

/** The route that shows this page. */
export function pageToRoute( page: number ): string {
	return page === DEFAULT_QUERY.page ? '/' : `/?paged=${ page }`;
}
