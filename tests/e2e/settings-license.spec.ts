import type { Page } from '@playwright/test';
import { PORTS } from './support/ports';
import { licenseKey, revocationList, useLiteSite } from './support/plans';
import type { Site } from './support/site';
import { RESULTS, SURVEYS } from './support/surveys';
import { expect, test } from './support/test';
import { wpOn } from './support/wp';

const NAME = 'licenses';

const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings';
const ADD_ONS = '/wp-admin/admin.php?page=userfeedback_addons';

let site: Site;
let page: Page;

useLiteSite( NAME, PORTS.license, ( ...given ) => ( [ site, page ] = given ) );

test.beforeEach( () => site.key( '' ) );

/** Opens a page anew, also when only its hash would change. */
async function open( address: string ): Promise< void > {
	await page.goto( 'about:blank' );
	await page.goto( address );
}

const field = () => page.getByRole( 'textbox', { name: 'License key' } );
const button = ( name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const toast = ( text: string | RegExp ) =>
	page.locator( '.components-snackbar' ).filter( { hasText: text } );
const underField = () =>
	page.locator( '.userfeedback-license .components-base-control__help' );

/** Holds the calls of admin-ajax.php back, to see what is said meanwhile; answers how they are let go. */
async function holdCalls(): Promise< () => void > {
	let letGo: () => void = () => undefined;
	const held = new Promise< void >( ( resolve ) => {
		letGo = resolve;
	} );
	await page.route( '**/admin-ajax.php', async ( route ) => {
		await held;
		await route.fallback();
	} );
	return letGo;
}

/** The site learns that the keys of an id are revoked. */
const revoke = ( id: string ) =>
	wpOn(
		NAME,
		'option',
		'update',
		'userfeedback_revoked_licenses',
		revocationList( id )
	);

const notice = () =>
	page.locator( '.userfeedback-license-notices .components-notice__content' );

test( '[LIC-01] verifies a key after typing, refreshes and deactivates it, and shows its state', async () => {
	const key = licenseKey( '--type', 'plus', '--days', '10' );
	await open( SETTINGS );
	await expect( field() ).toHaveValue( '' );
	await expect( button( 'Connect' ) ).toBeDisabled();
	await expect( page.getByText( 'No key', { exact: true } ) ).toBeVisible();
	const colorOf = () =>
		field().evaluate( ( input ) => getComputedStyle( input ).borderColor );
	const colorOfNone = await colorOf();

	let letGo = await holdCalls();
	await field().fill( 'UF1.nonsense' );
	await expect( underField() ).toHaveText( 'Verifying license...' );
	letGo();
	const words = /This is not a license key/;
	await expect( toast( words ) ).toBeVisible();
	await expect( underField() ).toHaveText( words );
	await expect( field() ).toHaveAttribute( 'aria-invalid', 'true' );
	// Without the color of the focus: no key looks like a wrong one.
	await field().blur();
	await expect.poll( colorOf ).toBe( colorOfNone );

	await field().fill( key );
	await expect( field() ).toHaveAttribute( 'aria-invalid', 'false' );
	await expect( toast( /valid/ ) ).toBeVisible();
	await expect( underField() ).toHaveText(
		/^UserFeedback Plus\. It expires/
	);
	await expect( page.getByText( 'Active', { exact: true } ) ).toBeVisible();
	await field().blur();
	await expect.poll( colorOf ).not.toBe( colorOfNone );
	// It still leads on, for as long as the page is open.
	await expect( button( 'Connect' ) ).toBeEnabled();

	letGo = await holdCalls();
	await button( 'Refresh' ).click();
	await expect( underField() ).toHaveText( 'Refreshing license...' );
	await expect( button( 'Deactivate' ) ).toBeDisabled();
	letGo();
	await expect( underField() ).toHaveText( /^UserFeedback Plus/ );

	letGo = await holdCalls();
	await button( 'Deactivate' ).click();
	await expect( underField() ).toHaveText( 'Please wait...' );
	letGo();
	await expect( field() ).toHaveValue( '' );
	await expect( field() ).toBeFocused();
	await expect( button( 'Connect' ) ).toBeVisible();
	await button( 'Undo' ).click();
	await expect( underField() ).toHaveText( /^UserFeedback Plus/ );

	await open( SETTINGS );
	await expect( underField() ).toHaveText( /^UserFeedback Plus/ );
	await expect( button( 'Connect' ) ).toBeHidden();
	await field().focus();
	await expect( field() ).toHaveValue( key );
} );

test( '[LIC-01~] [LIC-02~] shows a key as revoked, in the card and in a notice, after a refresh has found it revoked', async () => {
	const key = licenseKey( '--type', 'pro', '--days', '10', '--id', 'gone' );
	await site.key( key );
	await open( SETTINGS );
	await expect( underField() ).toHaveText( /^UserFeedback Pro/ );
	revoke( 'gone' );
	await button( 'Refresh' ).click();
	await expect(
		toast( 'There was an error refreshing your license' )
	).toBeVisible();
	await expect( notice() ).toHaveText(
		'Your license key for UserFeedback has been disabled. Please use a different key.'
	);
	await expect( page.getByText( 'Disabled', { exact: true } ) ).toBeVisible();
} );

test( '[LIC-02~] every screen shows a problem with the key until the key is replaced', async () => {
	test.setTimeout( 120_000 );
	const cases = [
		{
			key: licenseKey(
				'--type',
				'pro',
				'--issued',
				'2026-01-01',
				'--expires',
				'2026-02-01'
			),
			text: 'Your license key for UserFeedback has expired. Please click here to renew your license key.',
		},
		{
			key: 'UF1.forged.key',
			text: 'Your license key for UserFeedback is invalid. The key no longer exists or the user associated with the key has been deleted. Please use a different key.',
		},
		{
			key: licenseKey( '--type', 'pro', '--days', '9', '--id', 'bad' ),
			text: 'Your license key for UserFeedback has been disabled. Please use a different key.',
		},
	];
	revoke( 'bad' );
	for ( const { key, text } of cases ) {
		await site.key( key );
		for ( const address of [
			SURVEYS,
			RESULTS,
			`${ SURVEYS }#/new/setup`,
			ADD_ONS,
			SETTINGS,
			`${ SETTINGS }#/access`,
		] ) {
			await open( address );
			await expect( notice() ).toHaveText( text );
		}
	}
	await test.step( 'shows an expired and revoked key as expired', async () => {
		const until = [ '--issued', '2026-01-01', '--expires', '2026-02-01' ];
		await site.key(
			licenseKey( '--type', 'pro', '--id', 'bad', ...until )
		);
		await open( SETTINGS );
		await expect( notice() ).toHaveText( cases[ 0 ]?.text ?? '' );
	} );
	await site.key( cases[ 0 ]?.key ?? '' );
	await open( SETTINGS );
	await expect(
		notice().getByRole( 'link', { name: 'click here' } )
	).toHaveAttribute( 'href', 'https://userfeedback.example/account/' );
	await field().fill( licenseKey( '--type', 'pro', '--days', '9' ) );
	await expect( toast( /valid/ ) ).toBeVisible();
	await expect( notice() ).toBeHidden();
} );

test( '[LIC-04] a Lite site connects with a key and opens the add-ons; an invalid key shows the reason', async () => {
	await open( SETTINGS );
	await field().fill( 'UF1.nonsense' );
	await button( 'Connect' ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Error' } );
	await expect( dialog ).toContainText( 'This is not a license key' );
	await dialog.getByRole( 'button', { name: 'Ok' } ).click();
	await expect( dialog ).toBeHidden();

	await page.route( '**/admin-ajax.php', ( route ) =>
		route.fulfill( {
			status: 500,
			json: { success: false, data: { reload: true } },
		} )
	);
	await button( 'Connect' ).click();
	await expect( dialog ).toContainText(
		'There was an error unlocking UserFeedback PRO please try again or install manually.'
	);
	await page.unrouteAll();
	const reloaded = page.waitForEvent( 'load' );
	await dialog.getByRole( 'button', { name: 'Ok' } ).click();
	await reloaded;

	const key = licenseKey( '--type', 'elite', '--days', '10' );
	await test.step( 'connects with a key that is already verified', async () => {
		await field().fill( key );
		await expect( toast( /valid/ ) ).toBeVisible();
		await expect( underField() ).toHaveText( /^UserFeedback Elite/ );
		await button( 'Connect' ).click();
		await page.waitForURL( /page=userfeedback_addons/ );
	} );

	await site.key( '' );
	await open( SETTINGS );
	await field().fill( key );
	await button( 'Connect' ).click();
	await page.waitForURL( /page=userfeedback_addons/ );
	await expect(
		page.getByRole( 'heading', { name: 'UserFeedback Addons' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Install Heatmaps' } )
	).toBeVisible();
} );

test( '[STG-08~] the upgrade blurb of a Lite site stays closed', async () => {
	const blurb = page.getByRole( 'heading', {
		name: 'Get more out of every answer',
	} );
	await open( SETTINGS );
	await expect( blurb ).toBeVisible();
	const told = page.waitForResponse( '**/admin-ajax.php' );
	await button( 'Dismiss' ).click();
	await expect( blurb ).toBeHidden();
	await expect( page.locator( ':focus' ) ).toHaveText( 'Settings' );
	expect( ( await told ).ok() ).toBe( true );
	await open( SETTINGS );
	await expect( field() ).toBeVisible();
	await expect( blurb ).toBeHidden();
} );
