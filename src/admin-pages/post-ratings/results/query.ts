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
import { RATING_DETAILS, RATING_RESULTS, withQuery } from '@/routes';
import type {
	RatedPostsQuery,
	RatingsQuery,
} from '@/stores/rating-results-api';

/** Rows on a page. */
const PER_PAGE = 10;

const DEFAULTS = { page: 1, perPage: PER_PAGE, search: '', status: 'all' };

const POST_ORDER: readonly RatedPostsQuery[ 'orderby' ][] = [
	'title',
	'total_ratings',
	'average_rating',
];

const POSTS: ListBounds = {
	defaults: { ...DEFAULTS, orderby: 'total_ratings', order: 'desc' },
	orderKeys: POST_ORDER,
	statuses: [],
};

const RATINGS: ListBounds = {
	defaults: { ...DEFAULTS, orderby: 'created_at', order: 'desc' },
	orderKeys: [ 'created_at', 'rating' ],
	statuses: [ 'held', 'spam' ],
};

/** What a list of results shows; all of it is in the address. */
export interface ResultsState extends ListState {
	range: RangeChoice;
}

/** What the screen knows beside the address. */
export interface RangeContext {
	/** Whether the plan includes ranges of more than 7 days. */
	hasLonger: boolean;
	/** The site's date. */
	today: string;
}

function read(
	hashQuery: string,
	bounds: ListBounds,
	{ hasLonger, today }: RangeContext
): ResultsState {
	const params = new URLSearchParams( hashQuery );
	return {
		...queryToList( hashQuery, bounds ),
		// These endpoints have no search.
		search: '',
		range: rangeFromParams( params, hasLonger, { today } ),
	};
}

/** The query of a route; it omits default values. */
function queryOf(
	state: ResultsState,
	{ defaults }: ListBounds,
	hasLonger: boolean
): string {
	const params = new URLSearchParams( listToQuery( state, defaults ) );
	setRange( params, state.range, defaultRange( hasLonger ) );
	return params.toString();
}

/** The state for a route such as `#/results?range=last-week&paged=2`. The query is untrusted. */
export function queryToPosts(
	hashQuery: string,
	context: RangeContext
): ResultsState {
	return read( hashQuery, POSTS, context );
}

/** The route of a list of posts. */
export function postsToRoute(
	state: ResultsState,
	hasLonger: boolean
): string {
	return withQuery( RATING_RESULTS, queryOf( state, POSTS, hasLonger ) );
}

/** The request for a list of posts. */
export function postsToQuery(
	{ range, ...list }: ResultsState,
	{ hasLonger, today }: RangeContext
): RatedPostsQuery {
	return {
		...rangeArguments( range, hasLonger, today ),
		orderby:
			POST_ORDER.find( ( key ) => key === list.orderby ) ??
			'total_ratings',
		order: list.order,
		page: list.page,
		per_page: list.perPage,
	};
}

/** The state for a route such as `#/results/7?status=spam`. The query is untrusted. */
export function queryToRatings(
	hashQuery: string,
	context: RangeContext
): ResultsState {
	return read( hashQuery, RATINGS, context );
}

/** The route of a list of ratings. */
export function ratingsToRoute(
	postId: number,
	state: ResultsState,
	hasLonger: boolean
): string {
	return withQuery(
		RATING_DETAILS.build( { postId } ),
		queryOf( state, RATINGS, hasLonger )
	);
}

/** The route of a post's ratings in a range. */
export function detailsRoute(
	postId: number,
	range: RangeChoice,
	hasLonger: boolean
): string {
	const first = { ...RATINGS.defaults, range };
	return ratingsToRoute( postId, first, hasLonger );
}

/** The request for a list of ratings. */
export function ratingsToQuery(
	{ range, ...list }: ResultsState,
	{ hasLonger, today }: RangeContext
): RatingsQuery {
	return {
		...rangeArguments( range, hasLonger, today ),
		orderby: list.orderby === 'rating' ? 'rating' : 'created_at',
		order: list.order,
		page: list.page,
		per_page: list.perPage,
		status:
			list.status === 'spam' || list.status === 'held'
				? list.status
				: 'all',
	};
}
