import { openResults, respond } from './support/responses';
import { takeScreenshots } from './support/screenshots';
import { expect, test } from './support/test';
import { WHY } from './support/visitors';

const REVIEWS = [
	'The sizes run small, but the color is lovely.',
	'Wrong size! Not happy at all.',
	'I was not disappointed by the color.',
	'My size is never there, which is annoying. Write to jane@example.com.',
	'<b>Lovely</b> color.',
	'Nothing to add.',
];

test( '[AIS-01] [AIS-02~] [AIS-04~] a summary is made on the site on request, quotes responses, and is still there after a reload', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'Reviews', questions: [ WHY ] } );
	await respond(
		api,
		visitor.request,
		id,
		REVIEWS.map( ( value ) => [ { question_id: WHY.id, value } ] )
	);
	await openResults( admin, `/survey/${ id }` );
	const card = admin.getByRole( 'group', { name: 'AI summary' } );
	await expect( card ).toContainText( 'Nothing is sent anywhere.' );
	await card.getByRole( 'button', { name: 'Get AI Summary' } ).click();
	await expect( card.getByRole( 'heading', { level: 3 } ) ).toHaveText( [
		'Color',
		'Size',
	] );
	await expect( card ).toContainText(
		'Made on this site, without an AI service.'
	);
	await expect( card ).toContainText( '50%, 3 responses' );
	await expect( card.getByText( '<b>Lovely</b> color.' ) ).toBeVisible();
	await expect( card ).not.toContainText( 'jane@example.com' );
	await takeScreenshots( admin, 'ai-summary' );

	await admin.reload();
	await expect(
		card.getByRole( 'button', { name: 'Refresh' } )
	).toBeVisible();
	const quote = card.getByRole( 'listitem' ).filter( {
		has: admin.locator( 'blockquote', { hasText: 'Wrong size!' } ),
	} );
	await quote.last().getByRole( 'link' ).click();
	await expect(
		admin.getByText( 'Wrong size! Not happy at all.' )
	).toBeVisible();
} );
