import type { Page } from '@playwright/test';
import { takeScreenshots } from './support/screenshots';
import { SURVEYS, expectNotice, questionCard } from './support/surveys';
import { textQuestions } from './support/made';
import { expect, test } from './support/test';

const titleOf = ( page: Page ) => questionCard( page, 1 ).getByLabel( 'Title' );
const restore = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Restore' } );
/** A link in the builder's header; the dashboard's menu has some of these names. */
const stepLink = ( page: Page, name: string ) =>
	page
		.getByRole( 'navigation', { name: 'Steps' } )
		.getByRole( 'link', { name } );
const save = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Save', exact: true } ).click();
const kept = ( page: Page ) =>
	page.evaluate( () => JSON.stringify( { ...window.localStorage } ) );

test( '[PLS-31] edits of a published survey go live only by Save; unsaved ones survive a reload, a crash and a lost session', async ( {
	browser,
	adminState,
	api,
	survey,
} ) => {
	// A context of its own: refused saves are what is tested, and the browser logs each of them as an error.
	const context = await browser.newContext( {
		storageState: adminState,
	} );
	const first = await context.newPage();
	// The browser asks before each reload.
	const open = async () => {
		const page = await context.newPage();
		page.on( 'dialog', ( dialog ) => void dialog.accept() );
		return page;
	};
	let page = await open();
	const id = await survey( {
		title: 'Live',
		questions: textQuestions( 'Before' ),
		status: 'draft',
	} );
	const path = `surveys/${ id }`;
	const address = `${ SURVEYS }#/edit/${ id }/questions`;
	await api.post( path, { survey: { status: 'publish' } } );
	const stored = async () =>
		(
			await api.get< {
				questions: { title: string }[];
			} >( path )
		).questions[ 0 ]?.title;
	await first.goto( SURVEYS );

	// A reload, in the middle of typing and in another step.
	await page.goto( address );
	await titleOf( page ).fill( 'Half' );
	await stepLink( page, 'Settings' ).click();
	await expect( page ).toHaveURL( /settings$/ );
	await page.reload();
	await restore( page ).click();
	await stepLink( page, 'Questions' ).click();
	await expect( titleOf( page ) ).toHaveValue( 'Half' );
	expect( await stored() ).toBe( 'Before' );

	// A crash: nothing runs before the page is gone.
	await titleOf( page ).fill( 'Half baked' );
	await expect.poll( () => kept( page ) ).toContain( 'Half baked' );
	await page.close();
	page = await open();
	await page.goto( address );
	await takeScreenshots( page, 'editor-restore' );
	await restore( page ).click();
	await expect( titleOf( page ) ).toHaveValue( 'Half baked' );

	// A lost session: the save is refused, and the page is closed for the login form.
	await context.clearCookies();
	await save( page );
	await expectNotice( page, 'You are logged out' );
	await page.close();
	await context.addCookies( adminState.cookies );

	// Changed meanwhile: said first.
	await api.post( path, { survey: { title: 'Renamed' } } );
	page = await open();
	await page.goto( address );
	await expectNotice( page, 'This survey was saved after' );
	await restore( page ).click();
	await expect( titleOf( page ) ).toHaveValue( 'Half baked' );
	expect( await stored() ).toBe( 'Before' );
	await save( page );
	await expectNotice( page, 'Your Survey was Saved!' );
	expect( await stored() ).toBe( 'Half baked' );
	await page.reload();
	await expect( titleOf( page ) ).toHaveValue( 'Half baked' );
	await expect( restore( page ) ).toHaveCount( 0 );

	// A new survey, restored and then discarded.
	await page.goto( `${ SURVEYS }#/new` );
	await page.getByRole( 'button', { name: /^Blank/ } ).click();
	await titleOf( page ).fill( 'Brand new' );
	await page.reload();
	await restore( page ).click();
	await expect( titleOf( page ) ).toHaveValue( 'Brand new' );
	await page.reload();
	await page.getByRole( 'button', { name: 'Discard' } ).click();
	await page.reload();
	await expect(
		page.getByRole( 'heading', { name: 'Select a Template' } )
	).toBeVisible();
	await expect( restore( page ) ).toHaveCount( 0 );
	await context.close();
} );
