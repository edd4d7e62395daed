import type { Locator } from '@playwright/test';
import { set } from './support/nine-types';
import { openResults, respond } from './support/responses';
import { takeScreenshots } from './support/screenshots';
import { expect, test } from './support/test';
import { WHY, question } from './support/visitors';

const STARS = set( question( 'star-rating', 'How was it?' ), {
	comment_box: true,
} );

/** How many visitors answer: more than a page of texts. */
const VISITORS = 12;

const items = ( dialog: Locator ) => dialog.getByRole( 'listitem' );

test( '[PLS-20] every text and every comment is reached from the card of its question: Show all, search, pages, its response', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'What they wrote',
		questions: [ STARS, WHY ],
	} );
	const responses = await respond(
		api,
		visitor.request,
		id,
		Array.from( { length: VISITORS }, ( _, index ) => [
			{
				question_id: STARS.id,
				value: ( index % 5 ) + 1,
				// The comment of one visitor in two.
				...( index % 2 === 0
					? { extra: { comments: `Remark ${ index + 1 }` } }
					: {} ),
			},
			{ question_id: WHY.id, value: `Reason ${ index + 1 }` },
		] )
	);
	const linkTo = ( dialog: Locator, index: number ) =>
		dialog.getByRole( 'link', {
			name: `Response #${ responses[ index ] }`,
			exact: true,
		} );

	await openResults( admin, `/survey/${ id }` );
	const dialog = admin.getByRole( 'dialog', { name: WHY.title } );
	const showAll = admin.getByRole( 'button', {
		name: `Show all: ${ WHY.title }`,
	} );
	await showAll.press( 'Enter' );
	await expect( items( dialog ) ).toHaveCount( 10 );
	await expect( items( dialog ).first() ).toContainText( 'Reason 12' );
	await takeScreenshots( admin, 'results-all-texts', { fullPage: false } );
	await dialog.getByRole( 'button', { name: 'Next page' } ).press( 'Enter' );
	await expect( items( dialog ) ).toHaveText( [ /^Reason 2/, /^Reason 1/ ] );
	await linkTo( dialog, 0 ).press( 'Enter' );
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Response #${ responses[ 0 ] }`
	);
	await expect(
		admin.getByRole( 'group', { name: 'What they wrote' } )
	).toContainText( 'Reason 1' );
	// Back to the same page of the dialog.
	await admin.goBack();
	await expect( items( dialog ) ).toHaveText( [ /^Reason 2/, /^Reason 1/ ] );
	await dialog.getByRole( 'searchbox' ).fill( 'reason 1' );
	await expect( items( dialog ) ).toHaveText( [
		/^Reason 12/,
		/^Reason 11/,
		/^Reason 10/,
		/^Reason 1Response/,
	] );
	await admin.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();

	const comments = admin.getByRole( 'dialog', { name: STARS.title } );
	await admin
		.getByRole( 'button', { name: `Show all comments: ${ STARS.title }` } )
		.press( 'Enter' );
	await expect( items( comments ) ).toHaveText(
		[ 11, 9, 7, 5, 3, 1 ].map(
			( number ) =>
				new RegExp(
					`^Score: ${ ( ( number - 1 ) % 5 ) + 1 }Remark ${ number }Response`
				)
		)
	);
	await comments.getByRole( 'searchbox' ).fill( 'remark 9' );
	await expect( items( comments ) ).toHaveCount( 1 );
	await linkTo( comments, 8 ).press( 'Enter' );
	await expect(
		admin.getByRole( 'group', { name: 'What they wrote' } )
	).toContainText( 'Remark 9' );
} );
