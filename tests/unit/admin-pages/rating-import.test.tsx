import { screen } from '@testing-library/react';
import { refusal } from '../support/fake-server';
import {
	card,
	importSource,
	openImport,
	press,
	previewStep,
	previewedPost,
	site,
} from '../support/rating-imports';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'the preview of an import of ratings', () => {
	it( '[PLS-10~] lists the plugins whose ratings are there; an import needs a preview first', async () => {
		const { answer } = site( {
			sources: [
				importSource(),
				importSource( {
					source: 'yasr',
					name: 'YASR',
					posts: 1,
					ratings: 1,
				} ),
			],
		} );
		await openImport( answer );
		expect( card().getByText( '120 posts, 4,812 ratings' ) ).toBeVisible();
		expect( card( 'YASR' ).getByText( '1 post, 1 rating' ) ).toBeVisible();
		expect(
			card().queryByRole( 'button', { name: 'Import Ratings' } )
		).toBeNull();
		expect( screen.getByText( /import only one of them/ ) ).toBeVisible();
	} );

	it( '[PLS-10~] previews in steps: what is left out and why, and the posts with the most ratings', async () => {
		const { answer } = site( {
			steps: [
				{
					body: previewStep( {
						posts: 500,
						ratings: 900,
						missing_posts: 1,
						votes: {
							dated: 800,
							undated: 3,
							invalid: 2,
							missing_posts: 1,
						},
						items: [
							previewedPost( 7, 12 ),
							previewedPost( 3, 5 ),
						],
						cursor: 'sums:77',
					} ),
				},
				{
					body: previewStep( {
						posts: 20,
						ratings: 100,
						invalid: 1,
						items: [
							previewedPost( 90, 8, {
								title: '',
								here: { count: 2, average: 5 },
								after: { count: 10, average: 4.44 },
							} ),
						],
					} ),
				},
			],
		} );
		const { user, sent } = await openImport( answer );
		await press( user, 'Preview import' );
		expect( sent() ).toEqual( [
			expect.objectContaining( { dry_run: true, cursor: '' } ),
			expect.objectContaining( { dry_run: true, cursor: 'sums:77' } ),
		] );
		expect(
			card().getByText(
				'Can be imported: 520 posts, 1,000 ratings. Nothing has been stored yet.',
				{ exact: false }
			)
		).toBeInTheDocument();
		expect(
			card()
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'800 ratings keep their dates.',
			'3 ratings have no usable date and count in the totals only.',
			'2 ratings are left out: their values are not on the scale.',
			'1 rating is left out: its post does not exist any more.',
			'1 post with ratings does not exist any more. Its totals are left out.',
			'The totals of 1 post are left out: they contradict themselves.',
		] );
		const rows = card().getAllByRole( 'row' ).slice( 2 );
		expect(
			rows.map( ( row ) =>
				Array.from( row.children, ( { textContent } ) => textContent )
			)
		).toEqual( [
			[ 'Post 7', '12', '4.3', '0', '—', '12', '4.3' ],
			[ 'Post 90', '8', '4.3', '2', '5.0', '10', '4.4' ],
			[ 'Post 3', '5', '4.3', '0', '—', '5', '4.3' ],
		] );
		expect(
			card().getByRole( 'button', { name: 'Import Ratings' } )
		).toBeEnabled();
	} );

	it( 'names the four plugins when nothing is found', async () => {
		await openImport( site( { sources: [] } ).answer );
		expect(
			screen.getByText(
				/WP-PostRatings, kk Star Ratings, Rate My Post and YASR\. None/
			)
		).toBeVisible();
	} );

	it( 'shows why a preview failed and tries again', async () => {
		const { server, answer } = site( {
			steps: [ refusal( 500, 'broken', 'The table is broken.' ) ],
		} );
		const { user } = await openImport( answer );
		await press( user, 'Preview import' );
		expect(
			card().getByText( 'The table is broken.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		server.steps = [ { body: previewStep() } ];
		await press( user, 'Try again' );
		expect(
			card().getByText( 'Can be imported', { exact: false } )
		).toBeInTheDocument();
	} );

	it( '[PLS-10~] shows what unlocks it, and asks the site for nothing', async () => {
		const { requests } = await openImport( site( {} ).answer, {
			decision: 'upgrade',
			plan: 'pro',
			plans: [ 'pro', 'elite' ],
			addon: 'post-ratings',
			title: 'Post ratings',
		} );
		expect(
			screen.getByText( /Post ratings/, { selector: 'p' } )
		).toBeVisible();
		expect(
			screen.getByText( /Import the ratings that visitors gave/ )
		).toBeVisible();
		expect(
			requests.filter( ( { path } ) => path.includes( 'imports' ) )
		).toEqual( [] );
	} );
} );
