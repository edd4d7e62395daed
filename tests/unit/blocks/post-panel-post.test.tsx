import { screen } from '@testing-library/react';
import { showPanel as show } from '../support/post-panel';

test.each( [
	[
		true,
		'https://site.test/tea/',
		'https://site.test/tea/#userfeedback-why',
	],
	[ false, 'https://site.test/?p=7', undefined ],
	[ true, null, undefined ],
] )(
	'[BLK-01~] "Why (not) here?" is offered for the page of a published post (%p, %p)',
	async ( isPublished, permalink, href ) => {
		show( {}, { isPublished, permalink } );
		await screen.findByText( 'No survey shows here.' );
		const link = screen.queryByRole( 'link', { name: /Why \(not\) here/ } );
		expect( link?.getAttribute( 'href' ) ).toBe( href );
	}
);

test.each( [
	[ 'a pattern', { type: 'wp_block' } ],
	[ 'a template', { type: 'page', id: 'theme//single' } ],
	[ 'no post', { id: null } ],
] )( '[BLK-01~] %s has no panel and loads nothing', async ( _, editor ) => {
	const { requests } = show( {}, editor );
	expect( screen.queryByRole( 'region' ) ).toBeNull();
	expect( requests ).toEqual( [] );
} );

test.each( [
	[ { count: 0, average: 0, liked: null }, 'Nobody has rated it yet.' ],
	[ { count: 0, average: 0, liked: 0 }, 'Nobody has rated it yet.' ],
	[ { count: 1, average: 4, liked: null }, '4.0 of 5, from 1 rating' ],
	[
		{ count: 1234, average: 3.67, liked: null },
		'3.7 of 5, from 1,234 ratings',
	],
	[ { count: 3, average: 3.7, liked: 67 }, '3 ratings, 67% liked it' ],
] )( '[BLK-02~] ratings of the post: %p', async ( ratings, text ) => {
	show( { ratings } );
	expect(
		await screen.findByRole( 'heading', { name: 'Ratings of this post' } )
	).toBeVisible();
	expect( screen.getByText( text ) ).toBeVisible();
	const link = screen.queryByRole( 'link', {
		name: /All ratings of this post/,
	} );
	expect( link?.getAttribute( 'href' ) ).toBe(
		ratings.count === 0
			? undefined
			: 'admin.php?page=userfeedback_post_ratings#/results/7'
	);
} );
