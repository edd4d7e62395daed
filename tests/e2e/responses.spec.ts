import type { Page } from '@playwright/test';
import type { SentAnswer } from './support/responses';
import { openResults, respond, rowsOf } from './support/responses';
import { takeScreenshots } from './support/screenshots';
import { RESULTS, SURVEYS, expectNotice } from './support/surveys';
import { expect, test } from './support/test';
import { CHOICE, WHY } from './support/visitors';

const YES: SentAnswer[] = [ { question_id: CHOICE.id, value: 'Yes' } ];

async function act( admin: Page, row: string, action: string ) {
	await rowsOf( admin, 'Responses' )
		.filter( { hasText: row } )
		.getByRole( 'button', { name: 'Actions' } )
		.click();
	await admin.getByRole( 'menuitem', { name: action, exact: true } ).click();
}

const filterOf = ( admin: Page, name: string ) =>
	admin
		.getByRole( 'list', { name: 'Filter by status' } )
		.getByRole( 'button', { name: new RegExp( `^${ name } ` ) } );

test( '[RSP-06] 41 responses are three pages of 20, sorted by newest or oldest first', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'Many' } );
	const ids = await respond(
		api,
		visitor.request,
		id,
		Array.from( { length: 41 }, () => YES )
	);
	const newest = [ ...ids ].reverse().map( ( n ) => `Response #${ n }` );
	await openResults( admin, `/survey/${ id }/responses` );
	const rows = rowsOf( admin, 'Responses' );
	const titles = rows.locator( 'td.is-title a' );
	await expect( titles ).toHaveText( newest.slice( 0, 20 ) );

	const pages = admin.getByRole( 'navigation', { name: 'Pages' } );
	const go = ( name: string ) =>
		pages.getByRole( 'button', { name: `${ name } page` } );
	await expect( pages.getByText( '41 items' ) ).toBeVisible();
	for ( const [ name, isDisabled ] of [
		[ 'First', true ],
		[ 'Previous', true ],
		[ 'Next', false ],
		[ 'Last', false ],
	] as const ) {
		await expect( go( name ) ).toBeEnabled( { enabled: ! isDisabled } );
	}
	await go( 'Next' ).click();
	await expect( titles ).toHaveText( newest.slice( 20, 40 ) );
	await go( 'Last' ).click();
	await expect( titles ).toHaveText( newest.slice( 40 ) );
	await expect( go( 'Next' ) ).toBeDisabled();
	await go( 'Previous' ).click();
	await expect( titles ).toHaveText( newest.slice( 20, 40 ) );
	await go( 'First' ).click();
	await expect( titles ).toHaveText( newest.slice( 0, 20 ) );

	const page = pages.getByRole( 'textbox', { name: 'Page, of 3' } );
	await page.fill( '3' );
	await page.press( 'Enter' );
	await expect( titles ).toHaveText( newest.slice( 40 ) );
	for ( const wrong of [ '4', '0', '-1', '1.5', 'two', '' ] ) {
		await page.fill( wrong );
		await page.press( 'Enter' );
		await expect( page ).toHaveValue( '3' );
		await expect( titles ).toHaveText( newest.slice( 40 ) );
	}

	await admin.getByRole( 'button', { name: 'Date Submitted' } ).click();
	await expect( titles ).toHaveText( [ ...newest ].reverse().slice( 0, 20 ) );
	await expect(
		admin.getByRole( 'columnheader', { name: 'Date Submitted' } )
	).toHaveAttribute( 'aria-sort', 'ascending' );
	// The address remembers it, and distrusts what is there.
	await admin.reload();
	await expect( titles ).toHaveText( [ ...newest ].reverse().slice( 0, 20 ) );
	await openResults( admin, `/survey/${ id }/responses?paged=99` );
	await expect( titles ).toHaveText( newest.slice( 40 ) );
	await expect( admin ).toHaveURL( /paged=3/ );
	await takeScreenshots( admin, 'responses' );
} );

test( '[RSP-03~] moves a response to the trash, restores it, and deletes it after a confirmation', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'Trash', questions: [ CHOICE, WHY ] } );
	const [ first, second ] = await respond( api, visitor.request, id, [
		YES,
		YES,
	] );
	await openResults( admin, `/survey/${ id }/responses` );
	const rows = rowsOf( admin, 'Responses' );
	await act( admin, `Response #${ first }`, 'Trash' );
	await expectNotice( admin, `Response #${ first } moved to the trash.` );
	await expect( rows ).toHaveCount( 1 );
	await admin.getByRole( 'button', { name: 'Undo' } ).click();
	await expectNotice( admin, `Response #${ first } restored.` );
	await expect( rows ).toHaveCount( 2 );

	await act( admin, `Response #${ first }`, 'Trash' );
	await expect( filterOf( admin, 'Trash' ) ).toHaveText( 'Trash 1' );
	await filterOf( admin, 'Trash' ).click();
	await expect( rows ).toHaveCount( 1 );
	await expect( rows ).toContainText( 'Trash' );
	// Its neighbours are those in the trash.
	await rows.getByRole( 'link', { name: `Response #${ first }` } ).click();
	await expect(
		admin.getByRole( 'button', { name: 'Restore' } )
	).toBeVisible();
	await expect(
		admin.locator( 'nav' ).getByText( 'Response 1 of 1' )
	).toBeVisible();
	await admin.goBack();

	await act( admin, `Response #${ first }`, 'Delete permanently' );
	const dialog = admin.getByRole( 'dialog' );
	await expect( dialog ).toContainText(
		`Response #${ first } and its answers will be gone for good.`
	);
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( rows ).toHaveCount( 1 );
	await act( admin, `Response #${ first }`, 'Delete permanently' );
	await dialog.getByRole( 'button', { name: 'Delete permanently' } ).click();
	// A filter with nothing left shows all again.
	await expect( rows ).toHaveText( new RegExp( `Response #${ second }` ) );
	await expect( filterOf( admin, 'All' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await expect( filterOf( admin, 'Trash' ) ).toHaveCount( 0 );

	await api.post( `surveys/${ id }/responses/spam`, {
		response_ids: [ second ],
	} );
	await openResults( admin, `/survey/${ id }/responses?status=spam` );
	await expect( rows ).toContainText( 'Spam' );
	await act( admin, `Response #${ second }`, 'Not spam' );
	await expect( rows ).toContainText( 'Published' );
	await expect( admin ).toHaveURL(
		new RegExp( `#/survey/${ id }/responses$` )
	);
} );

test( 'shows an error and a retry when responses cannot be loaded or changed', async ( {
	browser,
	adminState,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'Broken' } );
	const [ response ] = await respond( api, visitor.request, id, [ YES ] );
	const context = await browser.newContext( {
		storageState: adminState,
	} );
	const page = await context.newPage();
	await page.goto( SURVEYS );
	const calls = /\/userfeedback\/v1\/surveys\/\d+\/responses/;
	await page.route( calls, ( route ) => route.abort() );
	await page.goto( `${ RESULTS }#/survey/${ id }/responses` );
	await expect(
		page.getByText( 'Your site could not be reached.' ).first()
	).toBeVisible();
	await page.unroute( calls );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( rowsOf( page, 'Responses' ) ).toHaveCount( 1 );
	await page.route( calls, ( route ) => route.abort() );
	await act( page, `Response #${ response }`, 'Trash' );
	await expectNotice( page, 'Your site could not be reached.' );
	await expect( rowsOf( page, 'Responses' ) ).toHaveCount( 1 );
	await context.close();
} );
