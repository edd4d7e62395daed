import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PostRatingsRoutes } from '@/admin-pages/post-ratings/routes';
import { goTo } from '@/lib/go-to';
import { fakeServer, refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import {
	RATING_ICONS,
	queryOf,
	ratedPost,
	ratingSite,
} from '../support/rating-site';
import { renderAt } from '../support/render';

jest.mock( '@/lib/go-to', () => ( { goTo: jest.fn() } ) );

const POSTS = [
	ratedPost(),
	ratedPost( {
		post_id: 13,
		post_title: '<b>Plain</b> & simple',
		post_state: 'Draft',
		url: '',
		total_ratings: 1200,
		average_rating: 2,
	} ),
];

function show( route = '/results' ) {
	return renderAt( route, <PostRatingsRoutes /> );
}

describe( 'the rated posts', () => {
	it( '[RAT-05~] show name, number and average as stars and with one decimal, and lead to the ratings of the post', async () => {
		ratingSite( POSTS );
		show();
		const row = within(
			await screen.findByRole( 'row', { name: /Plain/ } )
		);
		expect(
			row.getByRole( 'link', { name: '<b>Plain</b> & simple' } )
		).toHaveAttribute( 'href', '#/results/13' );
		expect( row.getByText( 'Draft' ) ).toBeVisible();
		expect( row.getByText( '1,200' ) ).toBeVisible();
		expect( row.getByText( '2.0' ) ).toBeVisible();
		const other = within( screen.getByRole( 'row', { name: /Hello/ } ) );
		expect( other.getByText( '4.3' ) ).toBeVisible();
		// Four whole stars and a part of the fifth.
		const parts = Array.from(
			document.querySelectorAll< SVGPathElement >(
				'tbody tr:first-child .userfeedback-stars__full'
			)
		).map( ( { style } ) => style.clipPath );
		expect( parts ).toHaveLength( 5 );
		expect( parts[ 3 ] ).toBe( 'inset(0 0% 0 0)' );
		expect( parts[ 4 ] ).toMatch( /^inset\(0 70(\.0+\d*)?% 0 0\)$/ );
		expect(
			screen
				.getAllByRole( 'columnheader' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Post/Page Name',
			'Number of Ratings',
			'Average Rating',
		] );
		expect(
			screen.getByText( '1,203 ratings, average 3.9' )
		).toBeVisible();
	} );

	it( '[RAT-05~] are shown with the icon of the settings: thumbs as the share of thumbs up, hearts as hearts, faces as a number', async () => {
		ratingSite(
			[ ratedPost( { average_rating: 3.7, liked_percent: 67 } ) ],
			[],
			0,
			RATING_ICONS.thumbs
		);
		show();
		const row = await screen.findByRole( 'row', { name: /Hello/ } );
		expect( within( row ).getByText( '67% liked it' ) ).toBeVisible();
		expect( within( row ).queryByText( '3.7' ) ).toBeNull();
		expect( row.querySelector( '.userfeedback-stars' ) ).toBeNull();
		expect( screen.getByText( '3 ratings, 67% liked it' ) ).toBeVisible();
	} );

	it.each( [
		[ 'hearts', 5 ],
		[ 'emoji', 0 ],
	] as const )(
		'[RAT-05~] of %s have an average with one decimal and %d of these drawings',
		async ( id, drawings ) => {
			const icon = RATING_ICONS[ id ];
			ratingSite( [ ratedPost() ], [], 0, icon );
			show();
			const row = await screen.findByRole( 'row', { name: /Hello/ } );
			expect( within( row ).getByText( '4.3' ) ).toBeVisible();
			expect(
				row.querySelectorAll(
					`.userfeedback-stars__full[d="${ icon.path }"]`
				)
			).toHaveLength( drawings );
		}
	);

	it( '[RAT-05~] are sorted by each column, first most, best and A, then the other way', async () => {
		const { requests } = ratingSite( POSTS );
		show();
		const header = ( name: string ) =>
			screen.getByRole( 'columnheader', { name } );
		const sort = async ( name: string ) =>
			userEvent.click(
				within( header( name ) ).getByRole( 'button', { name } )
			);
		const last = () => {
			const query = queryOf( requests.at( -1 )! );
			return `${ query.get( 'orderby' ) } ${ query.get( 'order' ) }`;
		};
		await screen.findByRole( 'row', { name: /Hello/ } );
		expect( last() ).toBe( 'total_ratings desc' );
		expect( header( 'Number of Ratings' ) ).toHaveAttribute(
			'aria-sort',
			'descending'
		);
		const steps: [ string, string, string ][] = [
			[ 'Number of Ratings', 'total_ratings asc', 'ascending' ],
			[ 'Average Rating', 'average_rating desc', 'descending' ],
			[ 'Average Rating', 'average_rating asc', 'ascending' ],
			[ 'Post/Page Name', 'title asc', 'ascending' ],
			[ 'Post/Page Name', 'title desc', 'descending' ],
		];
		for ( const [ name, sent, aria ] of steps ) {
			await sort( name );
			await waitFor( () => expect( last() ).toBe( sent ) );
			await waitFor( () =>
				expect( header( name ) ).toHaveAttribute( 'aria-sort', aria )
			);
		}
		expect( window.location.hash ).toBe(
			'#/results?orderby=title&order=desc'
		);
	} );

	it( '[RAT-05~] come ten on a page, and the address keeps page, order and range', async () => {
		const { requests } = ratingSite(
			Array.from( { length: 23 }, ( _, index ) =>
				ratedPost( {
					post_id: index + 1,
					post_title: `Post ${ index + 1 }`,
				} )
			)
		);
		show( '/results?range=last-week&orderby=title&order=asc&paged=3' );
		expect( await screen.findByText( 'Post 23' ) ).toBeVisible();
		expect( screen.getAllByRole( 'row' ) ).toHaveLength( 4 );
		const query = queryOf( requests[ 0 ]! );
		expect( query.get( 'per_page' ) ).toBe( '10' );
		expect( query.get( 'from' ) ).toMatch( /^\d{4}-\d\d-\d\d$/ );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Previous page' } )
		);
		expect( await screen.findByText( 'Post 20' ) ).toBeVisible();
		expect( window.location.hash ).toBe(
			'#/results?orderby=title&order=asc&paged=2&range=last-week'
		);
		// The links take the range along.
		expect(
			screen.getByRole( 'link', { name: 'Post 20' } )
		).toHaveAttribute( 'href', '#/results/20?range=last-week' );
	} );

	it( '[RAT-05~] of another range are shown from its first page', async () => {
		const { requests } = ratingSite( POSTS );
		show( '/results' );
		await screen.findByRole( 'row', { name: /Hello/ } );
		// The server's default range.
		expect( queryOf( requests[ 0 ]! ).has( 'from' ) ).toBe( false );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Date range: Last 30 days' } )
		);
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'All time' } )
		);
		await waitFor( () =>
			expect( queryOf( requests.at( -1 )! ).get( 'all_time' ) ).toBe(
				'true'
			)
		);
		expect( window.location.hash ).toBe( '#/results?range=all-time' );
	} );

	it( '[RAT-05~] say when there are none', async () => {
		ratingSite( [] );
		show();
		expect(
			await screen.findByRole( 'heading', { name: 'No Results Found' } )
		).toBeVisible();
		expect(
			screen.getByText(
				'There are no post rating results to display for the selected criteria.'
			)
		).toBeVisible();
	} );

	it( '[RAT-05~] are exported in the range and order of the screen, as a workbook or CSV', async () => {
		const { requests } = ratingSite( POSTS );
		show(
			'/results?orderby=average_rating&order=asc&range=2026-01-01..2026-01-31'
		);
		await screen.findByRole( 'row', { name: /Hello/ } );
		for ( const [ name, format ] of [
			[ 'Excel workbook', 'xlsx' ],
			[ 'CSV', 'csv' ],
		] as const ) {
			await userEvent.click(
				screen.getByRole( 'button', { name: 'Export' } )
			);
			await userEvent.click(
				await screen.findByRole( 'menuitem', { name } )
			);
			await waitFor( () =>
				expect( goTo ).toHaveBeenCalledWith( '/file' )
			);
			expect( requests.at( -1 ) ).toEqual( {
				method: 'POST',
				path: expect.stringMatching( /\/v1\/exports$/ ),
				body: {
					kind: 'ratings',
					report: 'ratings',
					format,
					orderby: 'average_rating',
					order: 'asc',
					start: '2026-01-01',
					end: '2026-01-31',
				},
			} );
			jest.mocked( goTo ).mockClear();
		}
	} );

	it( 'can be loaded again after an error', async () => {
		let fails = true;
		const { requests } = fakeServer( () => {
			const answer = fails
				? refusal( 503, 'userfeedback_busy', 'Try again later.' )
				: {
						body: {
							items: POSTS,
							pagination: {
								page: 1,
								pages: 1,
								per_page: 10,
								total: 2,
							},
							total_ratings: 3,
							average_rating: 4,
							liked_percent: null,
							icon: RATING_ICONS.stars,
						},
					};
			fails = false;
			return answer;
		} );
		show();
		expect(
			await screen.findByText( 'The ratings could not be loaded' )
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			await screen.findByRole( 'row', { name: /Hello/ } )
		).toBeVisible();
		expect( requests ).toHaveLength( 2 );
	} );

	it( 'are not requested while the plan has none, and the screen says what it takes', async () => {
		printFeatures( { 'rating-results': 'upgrade' } );
		const { requests } = ratingSite( POSTS );
		show();
		expect(
			await screen.findByRole( 'button', { name: /^Upgrade to/ } )
		).toBeVisible();
		expect( screen.queryByRole( 'table' ) ).toBeNull();
		expect( requests ).toEqual( [] );
	} );

	it( 'stay readable after the license has expired, but are not exported', async () => {
		printFeatures( { exports: 'license', 'post-ratings': 'license' } );
		ratingSite( POSTS );
		show();
		await screen.findByRole( 'row', { name: /Hello/ } );
		await userEvent.click(
			screen.getByRole( 'button', { name: /^Export\. / } )
		);
		expect( await screen.findByRole( 'dialog' ) ).toBeVisible();
		expect( goTo ).not.toHaveBeenCalled();
	} );
} );
