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

/** The ranges of the chart in days, including today. */
export const RANGES = [ 7, 30 ] as const;

export type Range = ( typeof RANGES )[ number ];

type OrderBy = OverviewQuery[ 'orderby' ];

/** The state of the overview, as in its address. */
export interface OverviewView {
	range: Range;
	/** The chosen survey; undefined for all surveys. */
	survey: number | undefined;
	/** The state of the table of surveys. */
	list: ListState;
}

/** The default route's request. PHP preloads its response, so both sides read it from the same file. */
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
 * The request for the surveys in the switcher, newest first.
 *
 * @param search A part of the title; '' for any title.
 */
export function switcherQuery( search: string ): OverviewQuery {
	return {
		// The same key order as in viewToQuery(): the store identifies requests by their path, so that the default
		// overview is requested once.
		orderby: 'created_at',
		order: 'desc',
		page: 1,
		per_page: 20,
		...( search === '' ? {} : { search } ),
	};
}

/** The longest range that the plan allows, which is the default. */
export function longestRange( hasLonger: boolean ): Range {
	return hasLonger ? 30 : 7;
}

/**
 * The state for a route such as `#/?range=7&paged=2`. The query is untrusted.
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
		// This endpoint has no search.
		list: { ...queryToList( hashQuery, BOUNDS ), search: '' },
	};
}

/**
 * The route of a state; it omits default values.
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

/** Calculated with dates, since a day in the site's time zone may have 23 or 25 hours. */
function daysBefore( day: string, days: number ): string {
	return new Date( Date.parse( day ) - days * DAY )
		.toISOString()
		.slice( 0, 10 );
}

/**
 * The request for a state.
 *
 * @param view
 * @param now     The current time in milliseconds, which determines the days of a range.
 * @param longest See longestRange().
 */
export function viewToQuery(
	{ range, survey, list }: OverviewView,
	now: number,
	longest: Range
): OverviewQuery {
	const today = siteDay( now );
	return {
		// The longest range is the server's default; without dates, the first request is always the same.
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
