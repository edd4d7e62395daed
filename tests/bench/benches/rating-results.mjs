import { atMost, figure } from '../lib/report.mjs';
import { measureAt, ownSql, slowest } from './results.mjs';

const POSTS = 2000;

const daysAgo = ( days ) =>
	new Date( Date.now() - days * 86_400_000 ).toISOString().slice( 0, 10 );

/** The requests of the screens of rating results. Where the cost grows with the ratings in the range, there is no goal. */
function requests( post ) {
	const path = '/wp-json/userfeedback/v1/post-ratings/results';
	const days = ( count ) =>
		`from=${ daysAgo( count - 1 ) }&to=${ daysAgo( 0 ) }`;
	return {
		all: {
			what: 'posts, all time',
			path: `${ path }?all_time=true`,
			most: 50,
		},
		average: {
			what: 'posts by average, a page far back, all time',
			path: `${ path }?all_time=true&orderby=average_rating&order=asc&page=150`,
			most: 50,
		},
		month: { what: 'posts, 30 days', path: `${ path }?${ days( 30 ) }` },
		quarter: { what: 'posts, 90 days', path: `${ path }?${ days( 90 ) }` },
		one: {
			what: 'ratings of the post with most ratings, all time',
			path: `${ path }/${ post }?all_time=true`,
		},
		oneMonth: {
			what: 'ratings of the post with most ratings, 30 days',
			path: `${ path }/${ post }?${ days( 30 ) }`,
		},
	};
}

/**
 * How long owners wait for the results of post ratings.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureRatingResults( context ) {
	const { report, site, sizes } = context;
	const count = sizes.at( -1 );
	const printed = await site.php( 'fill-ratings', { posts: POSTS, count } );
	const post = Number( String( printed ).trim().split( '\n' ).pop() );
	const targets = requests( post );
	const { times, statements } = await measureAt( context, targets );
	report.notes.ratingResults = {};
	for ( const [ name, { what, most } ] of Object.entries( targets ) ) {
		const row = ( kind, samples, unit, goal ) =>
			report.add( {
				bench: 'rating-results',
				what: `${ figure( count ) } ratings of ${ figure( POSTS ) } posts, ${ what }: ${ kind }`,
				samples,
				unit,
				goal,
			} );
		row(
			'time in PHP',
			times[ name ].map( ( { milliseconds } ) => milliseconds ),
			'ms'
		);
		row(
			'SQL',
			statements[ name ].map( ownSql ),
			'ms',
			most === undefined ? undefined : atMost( most, 'ms' )
		);
		report.notes.ratingResults[ name ] = slowest( statements[ name ] );
	}
}
