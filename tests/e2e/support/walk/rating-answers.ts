/** Ratings of posts that the site of the walk does not have. */

const POST = {
	post_id: 12,
	post_title: 'A post that was rated',
	url: '/about/',
	post_state: '',
	total_ratings: 1234,
	average_rating: 4.3,
	liked_percent: null,
};

/** The stars of the settings; the screen draws their own shape. */
const STARS = {
	id: 'stars',
	viewBox: '0 0 24 24',
	fill: 'currentColor',
	path: '',
	is_scale: true,
	values: [ 1, 2, 3, 4, 5 ].map( ( value ) => ( {
		value,
		label: `${ value }`,
		path: '',
	} ) ),
};

const LONG_TITLE = `${ 'A title with much to say '.repeat( 8 ) }${ 'Donaudampfschifffahrt'.repeat( 8 ) }`;

const pagination = ( total: number ) => ( {
	page: 1,
	pages: Math.ceil( total / 10 ),
	per_page: 10,
	total,
} );

/** A first page of rated posts: a long title, states, whole and broken averages. */
export const ratedPosts = () => ( {
	items: [
		POST,
		{
			...POST,
			post_id: 13,
			post_title: LONG_TITLE,
			post_state: 'Password protected',
			average_rating: 1,
		},
		{ ...POST, post_id: 14, post_title: 'أخبار', total_ratings: 1 },
		{
			...POST,
			post_id: 15,
			post_state: 'Draft',
			url: '',
			average_rating: 5,
		},
	],
	pagination: pagination( 23 ),
	total_ratings: 4321,
	average_rating: 3.9,
	liked_percent: null,
	icon: STARS,
} );

export const noRatedPosts = () => ( {
	items: [],
	pagination: pagination( 0 ),
	total_ratings: 0,
	average_rating: 0,
	liked_percent: null,
	icon: STARS,
} );

const COMMENTS = [
	'',
	'لا أفهم هذا المقال',
	`${ LONG_TITLE }\n${ LONG_TITLE }`,
];

function ratings( status: 'publish' | 'spam' ) {
	return {
		post: { ...POST, imported_ratings: 40 },
		icon: STARS,
		distribution: [ 700, 400, 90, 0, 4 ].map( ( count, index ) => ( {
			rating: 5 - index,
			count,
		} ) ),
		items: COMMENTS.map( ( comment, index ) => ( {
			id: index + 1,
			created_at: `2026-11-1${ index }T22:30:00Z`,
			rating: 5 - 2 * index,
			comment,
			status,
			held: '',
		} ) ),
		pagination: pagination( 1194 ),
		status_filters: [
			{ status: 'all', count: 1194 },
			{ status: 'spam', count: 3 },
		],
	};
}

/** The site of the walk has no such post, and says so. */
const found = ( body: unknown ) => ( { status: 200, body } );

/** A first page of the ratings of a post. */
export const listedRatings = found( ratings( 'publish' ) );

/** A page of its spam. */
export const spamRatings = found( ratings( 'spam' ) );

/** A post with a title that is too long, and without ratings. */
export const noRatings = found( {
	...ratings( 'publish' ),
	post: {
		...POST,
		post_title: LONG_TITLE,
		total_ratings: 0,
		average_rating: 0,
		imported_ratings: 0,
	},
	items: [],
	pagination: pagination( 0 ),
	status_filters: [ { status: 'all', count: 0 } ],
} );

export const GONE = {
	status: 404,
	body: {
		code: 'userfeedback_post_not_found',
		message: 'This post does not exist. It may have been deleted.',
		data: { status: 404 },
	},
};
