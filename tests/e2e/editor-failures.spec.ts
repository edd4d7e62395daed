import type { Browser, Page } from '@playwright/test';
import { apiOf } from './support/api';
import { logIn, type StorageState } from './support/log-in';
import { takeScreenshots } from './support/screenshots';
import { SURVEYS, expectNotice, questionCard } from './support/surveys';
import { textQuestions } from './support/made';
import { expect, test } from './support/test';

const SAVE = /\/surveys\/\d+(\?|$)/;

/** A page of somebody logged in, where failed requests are what is tested: the browser logs each of them as an error. */
async function pageOf(
	browser: Browser,
	storageState: StorageState
): Promise< Page > {
	const context = await browser.newContext( {
		storageState,
	} );
	return context.newPage();
}

/** Opens a draft and changes the title of its question. */
async function openAndType(
	page: Page,
	id: number,
	text: string
): Promise< void > {
	await page.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	await questionCard( page, 1 ).getByLabel( 'Title' ).fill( text );
}

async function save( page: Page ): Promise< void > {
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
}

test.describe( 'a failed save', () => {
	test( 'keeps the edits and offers a retry after a server error, without a connection and without a response', async ( {
		browser,
		adminState,
		survey,
	} ) => {
		const page = await pageOf( browser, adminState );
		const id = await survey( {
			title: 'Failing',
			questions: textQuestions( 'Before' ),
			status: 'draft',
		} );
		await openAndType( page, id, 'After' );
		const title = questionCard( page, 1 ).getByLabel( 'Title' );

		await page.route( SAVE, ( route ) =>
			route.fulfill( {
				status: 500,
				json: {
					code: 'internal_server_error',
					message: 'The database is away.',
					data: { status: 500 },
				},
			} )
		);
		await save( page );
		await expectNotice( page, 'The database is away.' );
		await expect( title ).toHaveValue( 'After' );
		await takeScreenshots( page, 'editor-failed' );

		await page.unroute( SAVE );
		await page.route( SAVE, ( route ) => route.abort() );
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expectNotice( page, 'Your site could not be reached.' );

		await page.unroute( SAVE );
		await page.clock.install();
		await page.route( SAVE, () => undefined );
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await page.clock.runFor( 31_000 );
		await expectNotice(
			page,
			'Your site did not answer within 30 seconds.'
		);
		await expect( title ).toHaveValue( 'After' );

		await page.unroute( SAVE );
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expectNotice( page, 'Your Survey was Saved as a Draft.' );
		await page.reload();
		await expect( title ).toHaveValue( 'After' );
		await page.context().close();
	} );

	test( 'links to the step of the refused field', async ( {
		browser,
		adminState,
		survey,
	} ) => {
		const page = await pageOf( browser, adminState );
		const id = await survey( {
			title: 'Refused',
			questions: textQuestions( 'First', '' ),
			status: 'draft',
		} );
		await page.goto( `${ SURVEYS }#/edit/${ id }/publish` );
		await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
		await expectNotice( page, 'Please fix errors in' );
		await page
			.getByRole( 'group', { name: 'Publish step' } )
			.getByRole( 'link', { name: 'Questions' } )
			.click();
		await expect( questionCard( page, 2 ) ).toContainText(
			'Title is required.'
		);
		await expect(
			questionCard( page, 2 ).getByLabel( 'Title' )
		).toHaveAttribute( 'aria-invalid', 'true' );
		await page.context().close();
	} );
} );

test( '[EDT-01] shows an error with a link back for a survey that does not exist', async ( {
	browser,
	adminState,
} ) => {
	const page = await pageOf( browser, adminState );
	for ( const route of [ '/edit/999999', '/edit/999999/publish' ] ) {
		await page.goto( SURVEYS );
		await page.goto( `${ SURVEYS }#${ route }` );
		await expect(
			page.getByRole( 'heading', {
				name: 'This survey could not be loaded',
			} )
		).toBeVisible();
		await page.getByRole( 'link', { name: 'Back to Surveys' } ).click();
		await expect( page ).toHaveURL( /#\/$/ );
	}
	for ( const route of [ '/edit/abc/questions', '/edit/1/nowhere' ] ) {
		await page.goto( `${ SURVEYS }#${ route }` );
		await expect(
			page.getByText( 'There is nothing at this address' )
		).toBeVisible();
	}
	await page.context().close();
} );

test( '[EDT-10] the second of two users who save a survey sees who saved and when, and chooses to load or overwrite', async ( {
	browser,
	adminState,
	playwright,
	baseURL,
	survey,
	user,
} ) => {
	// Two users and seven loads of the builder.
	test.setTimeout( 120_000 );
	const page = await pageOf( browser, adminState );
	await page.goto( SURVEYS );
	await user( { name: 'ada', realName: 'Ada Lovelace' } );
	const other = await pageOf(
		browser,
		await logIn( playwright, baseURL ?? '', 'ada', 'ada' )
	);
	const id = await survey( {
		title: 'Shared',
		questions: textQuestions( 'Before' ),
		status: 'draft',
	} );
	const title = questionCard( page, 1 ).getByLabel( 'Title' );
	const dialog = page.getByRole( 'dialog', {
		name: 'This survey was saved elsewhere',
	} );

	// Nothing is lost silently: neither by the refused save nor by looking on.
	await openAndType( page, id, 'Mine' );
	await openAndType( other, id, 'Hers' );
	await save( other );
	await expectNotice( other, 'Your Survey was Saved as a Draft.' );
	await save( page );
	await expect( dialog ).toContainText( 'Ada Lovelace saved this survey on' );
	await expect( dialog ).toContainText( String( new Date().getFullYear() ) );
	await takeScreenshots( page, 'editor-conflict', { fullPage: false } );
	await page.getByRole( 'button', { name: 'Keep editing' } ).click();
	await expect( title ).toHaveValue( 'Mine' );

	await save( page );
	await page.getByRole( 'button', { name: 'Load their version' } ).click();
	await expect( title ).toHaveValue( 'Hers' );
	await title.fill( 'Mine again' );
	await save( page );
	await expectNotice( page, 'Your Survey was Saved as a Draft.' );

	await openAndType( other, id, 'Hers again' );
	await openAndType( page, id, 'Mine at last' );
	await save( page );
	await expectNotice( page, 'Your Survey was Saved as a Draft.' );
	await save( other );
	// The notice of an earlier save may still be there.
	const overwritten = other.waitForResponse(
		( response ) => response.request().method() === 'POST' && response.ok()
	);
	await other
		.getByRole( 'button', { name: 'Overwrite their version' } )
		.click();
	await overwritten;
	await expectNotice( other, 'Your Survey was Saved as a Draft.' );
	await page.reload();
	await expect( title ).toHaveValue( 'Hers again' );

	// The same person in two tabs.
	const tab = await page.context().newPage();
	await openAndType( tab, id, 'In another tab' );
	await title.fill( 'In the first tab' );
	await save( tab );
	await expectNotice( tab, 'Your Survey was Saved as a Draft.' );
	await save( page );
	await expect( dialog ).toContainText(
		'You saved this survey yourself in another tab'
	);
	await page.context().close();
	await other.context().close();
} );

test( 'saves after a new login in place when the session ends while editing', async ( {
	browser,
	playwright,
	baseURL,
	survey,
} ) => {
	// A session of its own: logging out ends it for good.
	const page = await pageOf(
		browser,
		await logIn( playwright, baseURL ?? '', 'admin', 'password' )
	);
	const id = await survey( {
		title: 'Logged out',
		questions: textQuestions( 'Before' ),
		status: 'draft',
	} );
	await openAndType( page, id, 'After' );

	const elsewhere = await page.context().newPage();
	await elsewhere.goto( '/wp-admin/profile.php' );
	const logOut = await elsewhere
		.locator( '#wp-admin-bar-logout a' )
		.getAttribute( 'href' );
	await elsewhere.goto( logOut ?? '' );
	await expect( elsewhere ).toHaveURL( /loggedout=true/ );
	await elsewhere.close();

	await save( page );
	await expectNotice( page, 'You are logged out' );
	const login = page.frameLocator( '#wp-auth-check-frame' );
	await expect(
		login.getByLabel( 'Username or Email Address' )
	).toBeVisible();
	await takeScreenshots( page, 'editor-logged-out', { fullPage: false } );
	await login.getByLabel( 'Username or Email Address' ).fill( 'admin' );
	await login.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await login.getByRole( 'button', { name: 'Log In' } ).click();
	await expect( page.locator( '#wp-auth-check-wrap' ) ).toBeHidden();

	await page.getByRole( 'button', { name: 'Save again' } ).click();
	await expectNotice( page, 'Your Survey was Saved as a Draft.' );
	const stored = await apiOf( page ).get( `surveys/${ id }` );
	expect( stored ).toMatchObject( { questions: [ { title: 'After' } ] } );

	// A call of admin-ajax.php that is refused asks the heartbeat for nonces of the new session (stores/nonces.ts).
	const callStatus = () =>
		page.evaluate( async () => {
			const { ajax_url: url, nonces } = (
				window as unknown as {
					userfeedbackAdmin: {
						ajax_url: string;
						nonces: { general: string };
					};
				}
			 ).userfeedbackAdmin;
			const body = new FormData();
			body.append( 'action', 'userfeedback_vue_get_license' );
			body.append( 'nonce', nonces.general );
			return ( await fetch( url, { method: 'POST', body } ) ).status;
		} );
	await page.evaluate( () => window.wp?.heartbeat?.connectNow() );
	await expect.poll( callStatus ).toBe( 200 );
	await page.context().close();
} );
