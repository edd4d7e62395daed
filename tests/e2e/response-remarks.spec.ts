import type { Page } from '@playwright/test';
import { openResults, respond, tableOf } from './support/responses';
import { TAKES_PICTURES, takeScreenshots } from './support/screenshots';
import { expect, test } from './support/test';
import { FIVE } from './support/visitors';

/** The width of the document, including what one would have to scroll to. */
const widthOf = ( page: Page ): Promise< number > =>
	page.evaluate( () => document.documentElement.scrollWidth );

test( '[PLS-29] [PLS-07] an owner tags a response, adds a note, takes it out of the results and back, replies, prints, and goes on by keyboard', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'Lunch & “more”', questions: FIVE } );
	const [ first, second ] = await respond( api, visitor.request, id, [
		[ { question_id: 'checkbox', value: [ 'Toaster' ] } ],
		[
			{ question_id: 'radio-button', value: 'A friend told me' },
			{ question_id: 'checkbox', value: [ 'Coffee maker', 'Toaster' ] },
			{ question_id: 'text', value: null },
			{
				question_id: 'email',
				value: 'ada@example.org',
				extra: { name: 'Ada' },
			},
		],
	] );
	await openResults( admin, `/survey/${ id }/responses/${ second }` );
	const place = admin.locator( 'nav' );
	await expect( place.getByText( 'Response 1 of 2' ) ).toBeVisible();

	await admin
		.getByRole( 'combobox', { name: 'Add a tag' } )
		.fill( 'To answer,' );
	await expect(
		admin.getByRole( 'button', { name: 'Remove tag' } )
	).toBeVisible();
	await admin
		.getByRole( 'textbox', { name: 'Add a note' } )
		.fill( 'She wants the small one.\nCall on Monday.' );
	await admin.getByRole( 'button', { name: 'Add note' } ).click();
	const notes = admin.getByRole( 'group', { name: 'Notes' } );
	await expect( notes.getByRole( 'listitem' ) ).toContainText(
		'She wants the small one.\nCall on Monday.'
	);
	await expect(
		admin.getByRole( 'link', { name: 'Reply by email' } )
	).toHaveAttribute(
		'href',
		'mailto:ada@example.org?subject=Your%20answers%20to%20%E2%80%9CLunch%20%26%20%E2%80%9Cmore%E2%80%9D%E2%80%9D'
	);
	await takeScreenshots( admin, 'response-remarks' );

	// On paper: everything of the response, nothing of the dashboard.
	await admin.emulateMedia( { media: 'print' } );
	for ( const text of [
		'Coffee maker, Toaster',
		'Skipped',
		'Call on Monday.',
		'Response Details',
	] ) {
		await expect( admin.getByText( text ).first() ).toBeVisible();
	}
	await expect(
		admin.locator( '.userfeedback-tags__list' ).getByText( 'To answer' )
	).toBeVisible();
	for ( const hidden of [
		'#adminmenumain',
		'#wpadminbar',
		'.userfeedback-page__actions',
		'.userfeedback-response__toolbar',
		'.userfeedback-note-form',
	] ) {
		await expect( admin.locator( hidden ) ).toBeHidden();
	}
	if ( TAKES_PICTURES ) {
		await admin.setViewportSize( { width: 794, height: 1123 } );
		await admin.screenshot( {
			path: 'tests/e2e/screenshots/response-print.png',
			fullPage: true,
		} );
		await admin.setViewportSize( { width: 1280, height: 900 } );
	}
	await admin.emulateMedia( { media: 'screen' } );

	const isInTrash = admin.getByText(
		'This response is in the trash. It is not counted in the results.',
		{ exact: true }
	);
	await admin.getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect( isInTrash.first() ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Undo' } ).click();
	await expect(
		admin.getByRole( 'button', { name: 'Mark as spam' } )
	).toBeVisible();
	await expect( place.getByText( 'Response 1 of 2' ) ).toBeVisible();

	await admin.getByRole( 'button', { name: 'Mark as test' } ).click();
	await expect(
		admin.getByRole( 'button', { name: 'Not a test' } )
	).toBeVisible();
	expect(
		await api.get( `surveys/${ id }/responses/${ second }` )
	).toMatchObject( {
		status: 'publish',
		is_test: true,
		tags: [ 'To answer' ],
	} );

	expect( await api.get( `surveys/${ id }/results` ) ).toMatchObject( {
		total: 1,
	} );

	// Nobody types now.
	await admin.getByRole( 'heading', { name: 'Notes' } ).click();
	await admin.keyboard.press( 'Alt+PageDown' );
	const heading = admin.getByRole( 'heading', { level: 1 } );
	await expect( heading ).toHaveText( `Response #${ first }` );
	await expect( place.getByText( 'Response 2 of 2' ) ).toBeVisible();
	await expect(
		admin.getByRole( 'button', { name: 'Mark as test' } )
	).toBeVisible();
	await admin.keyboard.press( 'Alt+PageUp' );
	await expect( heading ).toHaveText( `Response #${ second }` );
	await expect( notes.getByText( 'Call on Monday.' ) ).toBeVisible();
} );

test( 'the list of responses prints with the answers of its page and without controls', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'On paper', questions: FIVE } );
	await respond( api, visitor.request, id, [
		[ { question_id: 'checkbox', value: [ 'Coffee maker', 'Toaster' ] } ],
		[ { question_id: 'checkbox', value: [ 'Electric kettle' ] } ],
	] );
	await openResults( admin, `/survey/${ id }/responses?layout=table` );
	await expect( admin.getByText( 'Coffee maker, Toaster' ) ).toBeVisible();
	// The table scrolls, not the page.
	expect( await widthOf( admin ) ).toBe( 1280 );
	// Number 51: the date stays in sight.
	const date = tableOf( admin, 'Responses' ).locator( 'time' ).first();
	for ( const width of [ 783, 782 ] ) {
		await admin.setViewportSize( { width, height: 720 } );
		await admin
			.locator( '.userfeedback-list-view__scroll' )
			.evaluate( ( scroller ) => scroller.scrollBy( 5000, 0 ) );
		await expect( date ).toBeInViewport( { ratio: 1 } );
	}
	await admin.setViewportSize( { width: 1280, height: 720 } );
	await admin.evaluate( () => {
		window.print = () => {
			document.title = 'Printed';
		};
	} );
	await admin.getByRole( 'button', { name: 'Print' } ).click();
	await expect( admin ).toHaveTitle( 'Printed' );

	await admin.emulateMedia( { media: 'print' } );
	await expect( admin.getByText( 'On paper · All time' ) ).toBeVisible();
	for ( const text of [ 'Coffee maker, Toaster', 'Electric kettle' ] ) {
		await expect( admin.getByText( text ) ).toBeVisible();
	}
	for ( const hidden of [
		'#adminmenumain',
		'.userfeedback-response-filters__row',
		'.userfeedback-list-view__toolbar',
		'.userfeedback-list-view__actions',
		'input[type="checkbox"]',
	] ) {
		await expect( admin.locator( hidden ).first() ).toBeHidden();
	}
	// As wide as the paper.
	await admin.setViewportSize( { width: 794, height: 500 } );
	expect( await widthOf( admin ) ).toBe( 794 );
	if ( TAKES_PICTURES ) {
		await admin.screenshot( {
			path: 'tests/e2e/screenshots/responses-print.png',
			fullPage: true,
		} );
		await admin.emulateMedia( { media: 'screen' } );
		await takeScreenshots( admin, 'responses-table' );
	}
} );
