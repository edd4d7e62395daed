import { getQueryArgs } from '@wordpress/url';
import preload from '../../../../includes/Admin/preload.json';
import { siteDay } from '../../../components/format';
import type { ListState } from '../../../components/list-view';
import type { ListBounds } from '../../../components/list-view/list-state';
import {
	listToQuery,
	queryToList,
} from '../../../components/list-view/list-state';
import { START, withQuery } from '../../../routes';
import type { OverviewQuery } from '../../../stores/api';

/** Past days that the chart can show, today among them. */
export const RANGES = [ 7, 30 ] as const;

export type Range = ( typeof RANGES )[ number ];

type OrderBy = OverviewQuery[ 'orderby' ];

/** What the overview shows, as its address says it. */
export interface OverviewView {
	range: Range;
	/** The one survey that was chosen; undefined for all of them. */
	survey: number | undefined;
	/** The table of surveys. */
	list: ListState;
}

/** The request of the default route. PHP puts its answer into the page, so both read it from the same file. */
const PRELOADED = getQueryArgs( preload.userfeedback_results );

const DAY = 86_400_000;
const ORDER_KEYS: readonly OrderBy[] = [ 'created_at', 'title', 'id' ];

const BOUNDS: ListBounds = {
	defaults: {
		page: 1,
		perPage: Number( PRELOADED[ 'per_page' ] ),
		search: '',
		status: 'all',
		orderby: String( PRELOADED[ 'orderby' ] ),
		order: PRELOADED[ 'order' ] === 'asc' ? 'asc' : 'desc',
	},
	orderKeys: ORDER_KEYS,
	statuses: [],
};

/**
 * The surveys that the switcher offers, the newest first.
 *
 * @param search A part of the title; '' for any.
 */
export function switcherQuery( search: string ): OverviewQuery {
	return {
		// In the order of viewToQuery(): the default overview is the same request, and the store tells paths apart by their text.
		orderby: 'created_at',
		order: 'desc',
		page: 1,
		per_page: 20,
		...( search === '' ? {} : { search } ),
	};
}

/** The longest range that the plan allows, which is the one to begin with. */
export function longestRange( hasLonger: boolean ): Range {
	return hasLonger ? 30 : 7;
}

/**
 * The view behind a route such as `#/?range=7&paged=2`; what follows the question mark is not to be trusted.
 *
 * @param hashQuery
 * @param longest   See longestRange().
 */
export function queryToView( hashQuery: string, longest: Range ): OverviewView {
	const raw = new URLSearchParams( hashQuery );
	const survey = raw.get( 'survey' ) ?? '';
	return {
		range:
			RANGES.find(
				( days ) =>
					days <= longest && String( days ) === raw.get( 'range' )
			) ?? longest,
		survey: /^[1-9]\d{0,14}$/.test( survey ) ? Number( survey ) : undefined,
		// The server cannot search here.
		list: { ...queryToList( hashQuery, BOUNDS ), search: '' },
	};
}

/**
 * The route that shows a view; what is as by default is not in it.
 *
 * @param view
 * @param longest See longestRange().
 */
export function viewToRoute(
	{ range, survey, list }: OverviewView,
	longest: Range
): string {
	const query = new URLSearchParams( listToQuery( list, BOUNDS.defaults ) );
	if ( range !== longest ) {
		query.set( 'range', String( range ) );
	}
	if ( survey !== undefined ) {
		query.set( 'survey', String( survey ) );
	}
	return withQuery( START, query.toString() );
}

/** Counted on the calendar: a day of the site may have 23 or 25 hours. */
function daysBefore( day: string, days: number ): string {
	return new Date( Date.parse( day ) - days * DAY )
		.toISOString()
		.slice( 0, 10 );
}

/**
 * The request for a view.
 *
 * @param view
 * @param now     The time, in milliseconds: which days are past depends on it.
 * @param longest See longestRange().
 */
export function viewToQuery(
	{ range, survey, list }: OverviewView,
	now: number,
	longest: Range
): OverviewQuery {
	const today = siteDay( now );
	return {
		// The longest range is what the server gives without being told; so the first request is always the same.
		...( range === longest
			? {}
			: {
					start_date: daysBefore( today, range - 1 ),
					end_date: today,
				} ),
		...( survey === undefined ? {} : { survey_id: survey } ),
		orderby:
			ORDER_KEYS.find( ( key ) => key === list.orderby ) ?? 'created_at',
		order: list.order,
		page: list.page,
		per_page: list.perPage,
	};
}
