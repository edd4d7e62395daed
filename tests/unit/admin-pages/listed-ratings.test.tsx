import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PostRatingsRoutes } from '@/admin-pages/post-ratings/routes';
import { printAdminData } from '../support/licenses';
import { mayOnly } from '../support/capabilities';
import {
	RATING_ICONS,
	listedRating,
	queryOf,
	ratedPost,
	ratingSite,
} from '../support/rating-site';
import { renderAt } from '../support/render';

const RATINGS = [
	listedRating( { id: 3, rating: 1, comment: '<i>Not</i> good\nat all' } ),
	listedRating( {
		id: 2,
		rating: 5,
		created_at: '2026-11-20T23:05:00Z',
	} ),
];

const SPAM = [ 7, 8 ].map( ( id ) =>
	listedRating( { id, rating: 2, status: 'spam', comment: `Spam ${ id }` } )
);

function show( route = '/results/12' ) {
	return renderAt( route, <PostRatingsRoutes /> );
}

async function confirmDelete( text: string ): Promise< void > {
	const dialog = within( await screen.findByRole( 'dialog' ) );
	expect( dialog.getByText( text ) ).toBeVisible();
	await userEvent.click(
		dialog.getByRole( 'button', { name: 'Delete permanently' } )
	);
}

describe( 'the ratings of a post', () => {
	it( '[RAT-06~] show date, time, stars and the comment as typed, newest first', async () => {
		const { requests } = ratingSite( [ ratedPost() ], RATINGS );
		show();
		expect(
			await screen.findByRole( 'heading', {
				level: 1,
				name: 'Hello world!',
			} )
		).toBeVisible();
		const [ newest, oldest ] = await screen.findAllByRole( 'row', {
			name: /2026/,
		} );
		const first = within( newest! );
		expect( first.getByText( 'Nov 21, 2026' ) ).toBeVisible();
		expect( first.getByText( /^12:30/ ) ).toBeVisible();
		expect( first.getByText( '1 out of 5 stars' ) ).toBeInTheDocument();
		expect( first.getByText( /<i>Not<\/i> good/ ) ).toBeVisible();
		expect(
			within( oldest! ).getByText( '5 out of 5 stars' )
		).toBeInTheDocument();
		const query = queryOf( requests[ 0 ]! );
		expect( [
			query.get( 'orderby' ),
			query.get( 'order' ),
			query.get( 'per_page' ),
		] ).toEqual( [ 'created_at', 'desc', '10' ] );
	} );

	it( '[RAT-06~] of thumbs are up and down; one that was given with an earlier icon keeps its number', async () => {
		ratingSite(
			[ ratedPost( { average_rating: 3.7, liked_percent: 67 } ) ],
			[
				...RATINGS,
				listedRating( { id: 1, rating: 3, comment: 'So so' } ),
			],
			0,
			RATING_ICONS.thumbs
		);
		show();
		const row = ( text: RegExp ) =>
			within( screen.getByRole( 'row', { name: text } ) );
		const table = await screen.findByRole( 'table', {
			name: 'How often each rating was given',
		} );
		expect( row( /Not.* good/ ).getByText( 'Thumbs down' ) ).toBeVisible();
		expect( row( /So so/ ).getByText( '3 out of 5' ) ).toBeVisible();
		expect(
			within( table )
				.getAllByRole( 'rowheader' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Thumbs up', '3 out of 5', 'Thumbs down' ] );
		const summary = screen.getByRole( 'region', {
			name: 'Average Rating',
		} );
		expect( within( summary ).getByText( '67% liked it' ) ).toBeVisible();
		expect( document.querySelector( '.userfeedback-stars' ) ).toBeNull();
	} );

	it( '[RAT-06~] are summed up: average, number, imported ones and how often each value was given', async () => {
		ratingSite( [ ratedPost() ], RATINGS, 40 );
		show();
		const table = within(
			await screen.findByRole( 'table', {
				name: 'How often each rating was given',
			} )
		);
		expect(
			table
				.getAllByRole( 'row' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'RatingCountShare',
			'5 stars150%',
			'4 stars00%',
			'3 stars00%',
			'2 stars00%',
			'1 star150%',
		] );
		const summary = within(
			screen.getByRole( 'region', { name: 'Average Rating' } )
		);
		expect( summary.getByText( '4.3' ) ).toBeVisible();
		expect( summary.getByText( '42 ratings' ) ).toBeVisible();
		expect(
			summary.getByText( /^40 of them were imported/ )
		).toBeVisible();
		expect(
			summary.getByRole( 'link', { name: /View post/ } )
		).toHaveAttribute( 'href', 'http://site.test/hello-world/' );
	} );

	it( '[RAT-06~] are sorted by date and rating', async () => {
		const { requests } = ratingSite( [ ratedPost() ], RATINGS );
		show();
		await screen.findAllByText( /out of 5 stars/ );
		for ( const [ name, sent ] of [
			[ 'Date', 'created_at asc' ],
			[ 'Rating', 'rating desc' ],
			[ 'Rating', 'rating asc' ],
		] as const ) {
			await userEvent.click( screen.getByRole( 'button', { name } ) );
			await waitFor( () => {
				const query = queryOf( requests.at( -1 )! );
				expect(
					`${ query.get( 'orderby' ) } ${ query.get( 'order' ) }`
				).toBe( sent );
			} );
		}
	} );

	it( '[RAT-06~] lead back to the posts as they were last shown', async () => {
		ratingSite( [ ratedPost() ], RATINGS );
		show( '/results?orderby=title&order=asc&range=all-time' );
		await userEvent.click(
			await screen.findByRole( 'link', { name: 'Hello world!' } )
		);
		expect(
			await screen.findByRole( 'link', { name: 'Go Back' } )
		).toHaveAttribute(
			'href',
			'#/results?orderby=title&order=asc&range=all-time'
		);
		expect( window.location.hash ).toBe( '#/results/12?range=all-time' );
	} );

	it( '[RAT-06~] say when there are none', async () => {
		ratingSite( [ ratedPost() ], [] );
		show();
		expect(
			await screen.findByText(
				'There are no rating results to display for the selected criteria.'
			)
		).toBeVisible();
		expect( screen.queryByText( '0 ratings' ) ).toBeNull();
	} );

	it( 'of a post that is gone lead back', async () => {
		ratingSite( [ ratedPost() ] );
		show( '/results/99' );
		expect(
			await screen.findByText( /This post does not exist/ )
		).toBeVisible();
		expect(
			screen.getAllByRole( 'link', { name: 'Go Back' } )[ 0 ]
		).toHaveAttribute( 'href', expect.stringMatching( /^#\/results/ ) );
	} );

	it( 'that were taken for spam are listed apart and count once they are not', async () => {
		ratingSite( [ ratedPost() ], [ ...RATINGS, ...SPAM ] );
		show();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Spam 2' } )
		);
		const row = within(
			await screen.findByRole( 'row', { name: /Spam 7/ } )
		);
		await userEvent.click(
			row.getByRole( 'button', { name: 'Not spam' } )
		);
		expect(
			await screen.findAllByText( '1 rating is counted now.' )
		).not.toHaveLength( 0 );
		expect(
			await screen.findByRole( 'button', { name: 'All 3' } )
		).toBeVisible();
		expect( screen.queryByText( 'Spam 7' ) ).toBeNull();
		expect( screen.getByText( 'Spam 8' ) ).toBeVisible();
	} );

	it( 'are deleted once the user has confirmed how many', async () => {
		const { requests } = ratingSite(
			[ ratedPost() ],
			[ ...RATINGS, ...SPAM ]
		);
		show( '/results/12?status=spam' );
		await screen.findByText( 'Spam 7' );
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: /Select all/ } )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Delete Permanently' } )
		);
		expect( requests.every( ( { method } ) => method === 'GET' ) ).toBe(
			true
		);
		await confirmDelete(
			'2 ratings and their comments will be gone for good. The average of the post follows.'
		);
		// The last of them: the list shows all again.
		expect( await screen.findByText( /<i>Not<\/i>/ ) ).toBeVisible();
		expect(
			requests.find( ( { method } ) => method !== 'GET' )?.body
		).toEqual( { rating_ids: [ 7, 8 ] } );
		expect( screen.queryByRole( 'button', { name: /^Spam/ } ) ).toBeNull();
	} );

	it( 'are not changed by users who may only view them', async () => {
		printAdminData( {
			capabilities: mayOnly( 'view_results' ),
		} );
		ratingSite( [ ratedPost() ], [ ...RATINGS, ...SPAM ] );
		show( '/results/12?status=spam' );
		await screen.findByText( 'Spam 7' );
		expect(
			screen.queryByRole( 'button', { name: 'Not spam' } )
		).toBeNull();
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );
} );
