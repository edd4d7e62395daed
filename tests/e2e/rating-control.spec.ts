import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { violationsIn } from './support/axe';
import { takeScreenshots } from './support/screenshots';
import { watchErrors } from './support/visitors';

const SETTINGS = {
	low_comment: { is_on: true, up_to: 2, question: 'What was missing?' },
	high_invitation: {
		is_on: true,
		from: 4,
		text: 'Glad to hear that.',
		link_label: 'Write a review',
		url: 'https://example.org/review',
	},
};

/** What is in a post with a control. */
const CONTENT = 'Read this. [userfeedback_rating]';

const control = ( page: Page ): Locator =>
	page.locator( '.userfeedback-rating' );
const star = ( page: Page, name: string ): Locator =>
	control( page ).getByRole( 'radio', { name, exact: true } );
const message = ( page: Page ): Locator =>
	control( page ).getByRole( 'status' );

/** Visitors of one network are told apart by their browsers. */
const visitorWith = async (
	browser: Browser,
	options: object,
	url: string
) => {
	const context = await browser.newContext( options );
	const page = await context.newPage();
	const errors = watchErrors( page );
	await page.goto( url );
	return { page, errors, close: () => context.close() };
};

test.beforeEach( ( { api } ) =>
	api.post( 'post-ratings/settings', {
		rating_settings: SETTINGS,
	} )
);

test( '[RAT-04] a visitor rates with a click, changes it with the keyboard, and finds it on the next visit', async ( {
	visitor,
	post,
} ) => {
	const { url } = await post( {
		title: 'Rated with scripts',
		content: CONTENT,
	} );
	await visitor.goto( url );
	await expect( control( visitor ) ).toHaveCount( 1 );
	await expect( control( visitor ) ).toContainText( 'No ratings yet' );
	await expect(
		control( visitor ).getByRole( 'group', {
			name: 'How would you rate this post?',
		} )
	).toBeVisible();
	await takeScreenshots( visitor, 'rating-control' );

	await star( visitor, '4 stars' ).click();
	await expect( message( visitor ) ).toHaveText(
		'Thank you for your rating.'
	);
	await expect( control( visitor ) ).toContainText( '4.0 out of 5' );
	await expect( control( visitor ) ).toContainText( '1 rating' );

	// Arrow keys choose only; Enter rates.
	await visitor.keyboard.press( 'ArrowLeft' );
	await expect( star( visitor, '3 stars' ) ).toBeChecked();
	await expect(
		control( visitor ).getByRole( 'button', { name: 'Rate' } )
	).toBeInViewport();
	await expect( control( visitor ) ).toContainText( '4.0 out of 5' );
	await visitor.keyboard.press( 'Enter' );
	await expect( control( visitor ) ).toContainText( '3.0 out of 5' );
	await expect( control( visitor ) ).toContainText( '1 rating' );

	await visitor.goto( url );
	await expect( star( visitor, '3 stars' ) ).toBeChecked();
	await expect( message( visitor ) ).toBeEmpty();

	expect( await violationsIn( visitor, '.userfeedback-rating' ) ).toEqual(
		[]
	);
	await visitor.setViewportSize( { width: 320, height: 700 } );
	const box = await star( visitor, '5 stars' ).boundingBox();
	expect( box?.width ).toBeGreaterThanOrEqual( 44 );
	expect( box?.height ).toBeGreaterThanOrEqual( 44 );
	expect( ( box?.x ?? 0 ) + ( box?.width ?? 999 ) ).toBeLessThanOrEqual(
		320
	);
} );

test( '[RAT-04] a visitor without scripts rates, changes the rating, and sees both', async ( {
	browser,
	post,
} ) => {
	const { url } = await post( {
		title: 'Rated without scripts',
		content: CONTENT,
	} );
	const { page, close } = await visitorWith(
		browser,
		{ javaScriptEnabled: false, userAgent: 'NoScript' },
		url
	);
	const rate = async ( name: string ) => {
		await star( page, name ).check();
		await control( page ).getByRole( 'button', { name: 'Rate' } ).click();
	};
	await rate( '5 stars' );
	await expect( page ).toHaveURL(
		/userfeedback_rated=\d+#userfeedback-rating-\d+$/
	);
	await expect( message( page ) ).toHaveText( 'Thank you for your rating.' );
	await expect( star( page, '5 stars' ) ).toBeChecked();
	await expect( control( page ) ).toContainText( '5.0 out of 5' );
	await rate( '3 stars' );
	await expect( star( page, '3 stars' ) ).toBeChecked();
	await expect( control( page ) ).toContainText( '3.0 out of 5' );
	await expect( control( page ) ).toContainText( '1 rating' );

	// A reload sends nothing again, and the page for everybody says nothing of it.
	const confirmation = await page.reload();
	expect( confirmation?.headers()[ 'cache-control' ] ).toContain(
		'no-store'
	);
	await expect( control( page ) ).toContainText( '1 rating' );
	await page.goto( url );
	await expect( message( page ) ).toBeEmpty();
	await close();
} );

test( '[PLS-11] a low rating asks for a private comment, a high one invites, with and without scripts', async ( {
	browser,
	api,
	post,
} ) => {
	const { id, url } = await post( {
		title: 'Rated low and high',
		content: CONTENT,
	} );
	for ( const javaScriptEnabled of [ true, false ] ) {
		const { page, errors, close } = await visitorWith(
			browser,
			{ javaScriptEnabled, userAgent: `Both ${ javaScriptEnabled }` },
			url
		);
		const rate = async ( name: string ) => {
			await star( page, name ).check();
			if ( ! javaScriptEnabled ) {
				await control( page )
					.getByRole( 'button', { name: 'Rate' } )
					.click();
			}
			await expect( message( page ) ).toHaveText(
				'Thank you for your rating.'
			);
		};
		const comment = page.getByRole( 'textbox', {
			name: 'What was missing?',
		} );
		const link = page.getByRole( 'link', { name: 'Write a review' } );
		await expect( comment ).toBeHidden();
		await rate( '5 stars' );
		await expect( link ).toHaveAttribute(
			'href',
			'https://example.org/review'
		);
		await expect( link ).toBeVisible();
		await expect( comment ).toBeHidden();

		await rate( '1 star' );
		await expect( comment ).toBeVisible();
		await expect( link ).toBeHidden();
		await comment.fill( `Too short, ${ javaScriptEnabled }` );
		await page.getByRole( 'button', { name: 'Send comment' } ).click();
		await expect( message( page ) ).toHaveText(
			'Thank you. Your comment was sent.'
		);
		await expect( comment ).toBeHidden();
		expect( errors ).toEqual( [] );
		await close();
	}
	const { items } = await api.get< {
		items: Array< { rating: number; comment: string } >;
	} >( `post-ratings/results/${ id }?all_time=true` );
	expect(
		items.map( ( { rating, comment } ) => [ rating, comment ] )
	).toEqual( [
		[ 1, 'Too short, false' ],
		[ 1, 'Too short, true' ],
	] );
} );

test( '[RAT-04~] [BLK-02~] a visitor turns the pages of a query loop, and rates what arrives without a new page', async ( {
	visitor,
	api,
	post,
} ) => {
	const { id: category } = await api.post< { id: number } >(
		'wp/v2/categories',
		{ name: 'Loop' }
	);
	for ( const title of [ 'Loop one', 'Loop two' ] ) {
		await post( { title, categories: [ category ] } );
	}
	const query = JSON.stringify( {
		queryId: 9,
		enhancedPagination: true,
		query: {
			perPage: 1,
			postType: 'post',
			inherit: false,
			taxQuery: { category: [ category ] },
		},
	} );
	const list = await post( {
		type: 'pages',
		title: 'List',
		content: `<!-- wp:query ${ query } --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:userfeedback/post-rating /--><!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`,
	} );
	await visitor.goto( list.url );
	await visitor.evaluate( () => {
		document.documentElement.dataset[ 'opened' ] = 'once';
	} );
	const rated = async ( value: string ) => {
		await star( visitor, value ).click( { force: true } );
		await expect( message( visitor ) ).toHaveText(
			'Thank you for your rating.'
		);
	};
	const turn = async ( link: string, title: string ) => {
		await visitor.getByRole( 'link', { name: link } ).click();
		await expect(
			visitor.getByRole( 'heading', { name: title } )
		).toBeVisible();
		await expect( control( visitor ) ).toHaveCount( 1 );
		await expect( control( visitor ) ).toHaveClass( /is-live/ );
	};
	await expect( control( visitor ) ).toHaveCount( 1 );
	await rated( '4 stars' );
	await turn( 'Next Page', 'Loop one' );
	await expect( visitor.locator( '[type=radio]:checked' ) ).toHaveCount( 0 );
	await expect( message( visitor ) ).toBeEmpty();
	await rated( '2 stars' );
	await turn( 'Previous Page', 'Loop two' );
	await expect( star( visitor, '4 stars' ) ).toBeChecked();
	await expect( control( visitor ) ).toContainText( '4.0 out of 5' );
	await turn( 'Next Page', 'Loop one' );
	await expect( star( visitor, '2 stars' ) ).toBeChecked();
	await expect( visitor.locator( 'html' ) ).toHaveAttribute(
		'data-opened',
		'once'
	);
} );
