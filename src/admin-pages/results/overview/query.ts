import { getQueryArgs } from '@wordpress/url';
import preload from '../../../../includes/Admin/preload.json';
import type { RangeChoice } from '@/components/date-range/ranges';
import {
	defaultRange,
	rangeArguments,
	rangeFromParams,
	setRange,
} from '@/components/date-range/ranges';
import type { ListState } from '@/components/list-view';
import type { ListBounds } from '@/components/list-view/list-state';
import { listToQuery, queryToList } from '@/components/list-view/list-state';
import { START, SURVEY_RESULTS, withQuery } from '@/routes';
import type { OverviewQuery } from '@/stores/api';

type OrderBy = OverviewQuery[ 'orderby' ];

/** The state of the overview, as in its address. */
export interface OverviewView {
	range: RangeChoice;
	/** The chosen survey; undefined for all surveys. */
	survey: number | undefined;
	/** The state of the table of surveys. */
	list: ListState;
}

/** The default route's request. PHP preloads its response, so both sides read it from the same file. */
const PRELOADED = getQueryArgs( preload.userfeedback_results );

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

/**
 * The state for a route such as `#/?range=last-week&paged=2`. The query is untrusted.
 *
 * @param hashQuery
 * @param hasLonger Whether the plan includes ranges of more than 7 days.
 * @param today     The site's date.
 */
export function queryToView(
	hashQuery: string,
	hasLonger: boolean,
	today: string
): OverviewView {
	const raw = new URLSearchParams( hashQuery );
	const survey = raw.get( 'survey' ) ?? '';
	return {
		range: rangeFromParams( raw, hasLonger, {
			today,
			// Counts by day have a first day.
			allowAllTime: false,
		} ),
		survey: /^[1-9]\d{0,14}$/.test( survey ) ? Number( survey ) : undefined,
		// This endpoint has no search.
		list: { ...queryToList( hashQuery, BOUNDS ), search: '' },
	};
}

/**
 * The route of a state; it omits default values.
 *
 * @param view
 * @param hasLonger See queryToView().
 */
export function viewToRoute(
	{ range, survey, list }: OverviewView,
	hasLonger: boolean
): string {
	const query = new URLSearchParams( listToQuery( list, BOUNDS.defaults ) );
	setRange( query, range, defaultRange( hasLonger ) );
	if ( survey !== undefined ) {
		query.set( 'survey', String( survey ) );
	}
	return withQuery( START, query.toString() );
}

/**
 * The route of a survey's results in a range.
 *
 * @param surveyId
 * @param range
 * @param hasLonger See queryToView().
 */
export function resultsRoute(
	surveyId: number,
	range: RangeChoice,
	hasLonger: boolean
): string {
	const query = new URLSearchParams();
	setRange( query, range, defaultRange( hasLonger ) );
	return withQuery( SURVEY_RESULTS.build( { surveyId } ), query.toString() );
}

/**
 * The request for a state.
 *
 * @param view
 * @param hasLonger See queryToView().
 * @param today     The site's date, which determines the days of a range.
 */
export function viewToQuery(
	{ range, survey, list }: OverviewView,
	hasLonger: boolean,
	today: string
): OverviewQuery {
	// None for the server's default: without dates, the first request is always the same.
	const days = rangeArguments( range, hasLonger, today );
	return {
		...( 'from' in days && {
			start_date: days.from,
			end_date: days.to,
		} ),
		...( survey === undefined ? {} : { survey_id: survey } ),
		orderby:
			ORDER_KEYS.find( ( key ) => key === list.orderby ) ?? 'created_at',
		order: list.order,
		page: list.page,
		per_page: list.perPage,
	};
}
