import { addQueryArgs } from '@wordpress/url';
import type { ListedRatings, RatedPostList } from '../survey-model';
import type { ResultsQuery } from './api';
import { request } from './request';

const PATH = '/post-ratings/results';

interface PageQuery {
	page: number;
	per_page: number;
	order: 'asc' | 'desc';
}

/** A page of the posts with ratings, and the days of the ratings. */
export type RatedPostsQuery = ResultsQuery &
	PageQuery & { orderby: 'title' | 'total_ratings' | 'average_rating' };

/** A page of the ratings of a post, and their days. `all` are the published ones. */
export type RatingsQuery = ResultsQuery &
	PageQuery & {
		orderby: 'created_at' | 'rating';
		status: 'all' | 'held' | 'spam';
	};

/** The changes of single ratings: `restore` counts spam and what is held back, and `delete` is permanent. */
export type RatingAction = 'restore' | 'delete';

/** The path of a page of posts, which is also its key in the store. */
export function ratedPostsPath( query: RatedPostsQuery ): string {
	return addQueryArgs( PATH, { ...query } );
}

export function listRatedPosts(
	query: RatedPostsQuery
): Promise< RatedPostList > {
	return request( ratedPostsPath( query ) );
}

/** The path of a page of ratings, which is also its key in the store. */
export function ratingsPath(
	postId: number,
	{ status, ...query }: RatingsQuery
): string {
	return addQueryArgs( `${ PATH }/${ postId }`, {
		...query,
		...( status === 'all' ? {} : { filter: { status } } ),
	} );
}

export function listRatings(
	postId: number,
	query: RatingsQuery
): Promise< ListedRatings > {
	return request( ratingsPath( postId, query ) );
}

/** Changes all of the ratings or none. */
export async function changeRatings(
	postId: number,
	action: RatingAction,
	ids: readonly number[]
): Promise< void > {
	const path = `${ PATH }/${ postId }`;
	const data = { rating_ids: ids };
	await ( action === 'delete'
		? request( path, { method: 'DELETE', data } )
		: request( `${ path }/${ action }`, { method: 'POST', data } ) );
}

/** What to export: the rated posts in the order of the list, or the ratings of one post. */
export type RatingReport =
	| ( { report: 'ratings' } & Pick< RatedPostsQuery, 'orderby' | 'order' > )
	| { report: 'post-ratings'; post_id: number };

/** Asks for an export of some days; resolves with the URL of its file. */
export async function startRatingExport(
	report: RatingReport,
	days: { from: string; to: string } | 'all',
	format: 'xlsx' | 'csv'
): Promise< string > {
	const { url } = await request< { url: string } >( '/exports', {
		method: 'POST',
		data: {
			kind: 'ratings',
			...report,
			format,
			...( days !== 'all' && { start: days.from, end: days.to } ),
		},
	} );
	return url;
}
