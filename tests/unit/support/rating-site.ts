import type {
	ListedRating,
	ListedRatings,
	RatedPost,
	RatedPostList,
} from '@/survey-model';
import type { RatingIcon } from '@/admin-pages/post-ratings/results/rating-stars';
import type { SeenRequest } from './fake-server';
import { fakeServer, refusal } from './fake-server';

function ratingIcon(
	id: RatingIcon[ 'id' ],
	is_scale: boolean,
	labels: Record< number, string >
): RatingIcon {
	return {
		id,
		label: id,
		is_scale,
		viewBox: '0 0 24 24',
		fill: 'currentColor',
		path: `M0 0h5${ id }`,
		values: Object.entries( labels ).map( ( [ value, label ] ) => ( {
			value: Number( value ),
			label,
			path: `M0 0h${ value }${ id }`,
		} ) ),
	};
}

/** Icons as the server describes them, with other drawings. */
export const RATING_ICONS = {
	stars: ratingIcon( 'stars', true, {
		1: '1 star',
		2: '2 stars',
		3: '3 stars',
		4: '4 stars',
		5: '5 stars',
	} ),
	hearts: ratingIcon( 'hearts', true, {
		1: '1 heart',
		2: '2 hearts',
		3: '3 hearts',
		4: '4 hearts',
		5: '5 hearts',
	} ),
	thumbs: ratingIcon( 'thumbs', false, {
		1: 'Thumbs down',
		5: 'Thumbs up',
	} ),
	emoji: ratingIcon( 'emoji', false, {
		1: 'Very bad',
		2: 'Bad',
		3: 'Okay',
		4: 'Good',
		5: 'Very good',
	} ),
};

export function ratedPost( changes: Partial< RatedPost > = {} ): RatedPost {
	return {
		post_id: 12,
		post_title: 'Hello world!',
		url: 'http://site.test/hello-world/',
		post_state: '',
		total_ratings: 3,
		average_rating: 4.3,
		liked_percent: null,
		...changes,
	};
}

export function listedRating(
	changes: Partial< ListedRating > = {}
): ListedRating {
	return {
		id: 1,
		created_at: '2026-11-21T12:30:00Z',
		rating: 4,
		comment: '',
		status: 'publish',
		held: '',
		...changes,
	};
}

function pageOf< Item >( items: readonly Item[], query: URLSearchParams ) {
	const page = Number( query.get( 'page' ) );
	const perPage = Number( query.get( 'per_page' ) );
	return {
		items: items.slice( ( page - 1 ) * perPage, page * perPage ),
		pagination: {
			page,
			pages: Math.ceil( items.length / perPage ),
			per_page: perPage,
			total: items.length,
		},
	};
}

/** The query of a request. */
export function queryOf( { path }: SeenRequest ): URLSearchParams {
	return new URL( path, 'http://site.test' ).searchParams;
}

function postList(
	posts: readonly RatedPost[],
	icon: RatingIcon,
	query: URLSearchParams
): RatedPostList {
	const count = posts.reduce( ( sum, post ) => sum + post.total_ratings, 0 );
	return {
		...pageOf( posts, query ),
		total_ratings: count,
		average_rating: count > 0 ? 3.9 : 0,
		liked_percent: icon.id === 'thumbs' ? 67 : null,
		icon,
	};
}

function ratingList(
	post: RatedPost,
	ratings: readonly ListedRating[],
	imported: number,
	icon: RatingIcon,
	query: URLSearchParams
): ListedRatings {
	const status = query.get( 'filter[status]' ) ?? 'publish';
	const published = ratings.filter( ( item ) => item.status === 'publish' );
	const spam = ratings.length - published.length;
	return {
		icon,
		post: {
			...post,
			total_ratings: published.length + imported,
			imported_ratings: imported,
		},
		distribution: [ 5, 4, 3, 2, 1 ].map( ( rating ) => ( {
			rating,
			count: published.filter( ( item ) => item.rating === rating )
				.length,
		} ) ),
		...pageOf(
			ratings.filter( ( item ) => item.status === status ),
			query
		),
		status_filters: [
			{ status: 'all', count: published.length },
			...( spam > 0 ? [ { status: 'spam', count: spam } ] : [] ),
		],
	};
}

/** A site that keeps the status of the ratings of its first post, and exports to an address. */
export function ratingSite(
	posts: readonly RatedPost[],
	ratings: readonly ListedRating[] = [],
	imported = 0,
	icon: RatingIcon = RATING_ICONS.stars
) {
	const stored = new Map( ratings.map( ( item ) => [ item.id, item ] ) );
	return fakeServer( ( request ) => {
		const { method, path, body } = request;
		if ( path.endsWith( '/exports' ) ) {
			return { body: { url: '/file', export: null } };
		}
		if ( method !== 'GET' ) {
			const { rating_ids: ids } = body as { rating_ids: number[] };
			ids.forEach( ( id ) => {
				const item = stored.get( id );
				if ( item && path.endsWith( '/restore' ) ) {
					stored.set( id, { ...item, status: 'publish' } );
				} else {
					stored.delete( id );
				}
			} );
			return { body: { updated: ids } };
		}
		const query = queryOf( request );
		const [ , id ] = /\/results\/(\d+)/.exec( path ) ?? [];
		if ( id === undefined ) {
			return { body: postList( posts, icon, query ) };
		}
		const post = posts.find( ( item ) => String( item.post_id ) === id );
		return post
			? {
					body: ratingList(
						post,
						[ ...stored.values() ],
						imported,
						icon,
						query
					),
				}
			: refusal(
					404,
					'userfeedback_post_not_found',
					'This post does not exist. It may have been deleted.'
				);
	} );
}
