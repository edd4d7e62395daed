import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { EXCERPTS } from './support/add-ons';
import { PORTS } from './support/ports';
import { useLiteSite } from './support/plans';
import type { Site } from './support/site';
import { startSurvey } from './support/surveys';
import { expect, test } from './support/test';
import { wpOn } from './support/wp';

const NAME = 'add-ons';

const ADD_ONS = '/wp-admin/admin.php?page=userfeedback_addons';
const PACKAGES = resolve( __dirname, '../../.cache/packages' );

let site: Site;
let page: Page;

useLiteSite( NAME, PORTS.addOns, ( ...given ) => ( [ site, page ] = given ) );

async function open(): Promise< void > {
	await page.goto( ADD_ONS );
	await expect( card( 'Behavior' ) ).toBeVisible();
}

const card = ( title: string ): Locator =>
	page.getByRole( 'listitem', { name: title } );
const step = ( title: string ): Locator =>
	card( title ).locator( '.userfeedback-tool__action' );
const press = ( title: string ) => step( title ).getByRole( 'button' ).click();
const warning = (): Locator =>
	page.locator( '.userfeedback-add-ons__notices > *' ).filter( {
		hasText:
			'Please enter a valid license key to install and activate addons.',
	} );
const toast = ( text: string | RegExp ): Locator =>
	page.locator( '.components-snackbar' ).filter( { hasText: text } );

/** What WordPress itself says of a plugin. */
const status = ( slug: string ) =>
	wpOn( NAME, 'plugin', 'get', `userfeedback-${ slug }`, '--field=status' );

/** Keeps the titles of the dialogs that come from now on, and since when each is there, also for the page after this one. */
function noteDialogs(): void {
	const seen: { title: string; since: number }[] = [];
	new MutationObserver( () => {
		const title = [
			...document.querySelectorAll( '.components-modal__header-heading' ),
		].at( -1 )?.textContent;
		if ( title && title !== seen.at( -1 )?.title ) {
			seen.push( { title, since: Date.now() } );
			sessionStorage.setItem( 'dialogs', JSON.stringify( seen ) );
		}
	} ).observe( document.body, {
		subtree: true,
		childList: true,
		characterData: true,
	} );
}

test( '[ADD-03] a Lite site shows that add-ons require an upgrade, on the screen and on each card', async () => {
	await open();
	await expect(
		page.getByRole( 'heading', {
			name: 'UserFeedback Addons are a PRO feature',
		} )
	).toBeVisible();
	await expect(
		page.getByRole( 'link', { name: /^Upgrade to Pro/ } )
	).toHaveAttribute(
		'href',
		/^https:\/\/userfeedback\.example\/pricing\/\?utm_source=liteplugin&/
	);
	await expect( warning() ).toBeVisible();
	await expect( card( 'Behavior' ) ).toContainText( 'Upgrade Required' );
	await expect( step( 'Behavior' ).getByRole( 'link' ) ).toHaveText(
		/^Upgrade Now/
	);

	// A package of ours makes the site Pro, without a key.
	await site.plan( 'plus' );
	await open();
	await expect( warning() ).toBeHidden();
	await press( 'Templates' );
	await expect( card( 'Templates' ) ).toContainText( 'Active' );
	await site.key( '' );
	await open();
	await expect( page.getByText( /PRO feature/ ) ).toBeHidden();
	await expect( warning() ).toBeVisible();
	await page.getByRole( 'link', { name: 'Go to the settings' } ).click();
	await expect( page ).toHaveURL( /page=userfeedback_settings#\/general$/ );
	await expect(
		page.getByRole( 'textbox', { name: 'License key' } )
	).toBeVisible();
} );

test( '[ADD-02] the cards are in two columns, show the purpose and status of each add-on, and can be searched by title', async () => {
	await site.plan( 'plus' );
	await open();
	await expect(
		page.getByRole( 'heading', { name: 'UserFeedback Addons', level: 1 } )
	).toBeVisible();
	await expect( page.locator( '.userfeedback-tool' ) ).toHaveCount( 8 );
	for ( const [ title, excerpt ] of Object.entries( EXCERPTS ) ) {
		await expect( card( title ).getByText( excerpt ) ).toBeVisible();
		// One that does not load gives way to a plug.
		const picture = card( title ).locator( 'img' );
		await expect( picture ).toHaveJSProperty( 'complete', true );
		await expect( picture ).not.toHaveJSProperty( 'naturalWidth', 0 );
	}
	const left = await card( 'Behavior' ).boundingBox();
	const right = await card( 'Branding' ).boundingBox();
	const below = await card( 'Targeting' ).boundingBox();
	expect( right?.y ).toBe( left?.y );
	expect( right?.x ).toBeGreaterThan( ( left?.x ?? 0 ) + 100 );
	expect( below?.x ).toBe( left?.x );
	expect( below?.y ).toBeGreaterThan( ( left?.y ?? 0 ) + 50 );
	await page.setViewportSize( { width: 375, height: 800 } );
	expect( ( await card( 'Branding' ).boundingBox() )?.y ).toBeGreaterThan(
		( await card( 'Behavior' ).boundingBox() )?.y ?? 0
	);
	await page.setViewportSize( { width: 1280, height: 900 } );

	const search = page.getByRole( 'searchbox', { name: 'Search addons' } );
	await search.fill( 'TARGET' );
	await expect( page.locator( '.userfeedback-tool' ) ).toHaveCount( 1 );
	await search.fill( 'xyzzy' );
	await expect(
		page.getByRole( 'heading', { name: 'No results found' } )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Clear search' } ).click();
	await expect( page.locator( '.userfeedback-tool' ) ).toHaveCount( 8 );
} );

test( '[ADD-04~] a card installs, activates and deactivates an add-on, and shows its progress', async () => {
	await site.plan( 'plus' );
	await open();
	await page
		.getByRole( 'checkbox', { name: 'Activate right after installing' } )
		.uncheck();
	const button = step( 'Branding' ).getByRole( 'button' );
	await expect( card( 'Branding' ) ).toContainText( 'Not Installed' );
	await press( 'Branding' );
	await expect( button ).toHaveText( /^Installing\.\.\./ );
	await expect( button ).toBeDisabled();
	await expect( step( 'Behavior' ).getByRole( 'button' ) ).toBeDisabled();
	await expect( card( 'Branding' ) ).toContainText( 'Not Active' );
	await expect( button ).toHaveText( /^Activate Branding/ );
	expect( status( 'branding' ) ).toBe( 'inactive' );

	await press( 'Branding' );
	await expect( button ).toHaveText( /^Activating\.\.\./ );
	await expect( button ).toHaveText( /^Deactivate Branding/ );
	await expect( card( 'Branding' ) ).toContainText( 'Active' );
	expect( status( 'branding' ) ).toBe( 'active' );

	await press( 'Branding' );
	await expect( button ).toHaveText( /^Deactivating\.\.\./ );
	await expect( button ).toHaveText( /^Activate Branding/ );
	expect( status( 'branding' ) ).toBe( 'inactive' );

	await page
		.getByRole( 'checkbox', { name: 'Activate right after installing' } )
		.check();
	await press( 'Targeting' );
	await expect( toast( 'Targeting is active.' ) ).toBeVisible();
	expect( status( 'targeting' ) ).toBe( 'active' );
} );

test( '[ADD-04] a dialog installs and activates the add-on that a feature requires, and the page reloads with it', async () => {
	await site.plan( 'plus' );
	await startSurvey( page, 'With stars' );
	// Whoever reloads loses what is not saved, and is asked.
	page.on( 'dialog', ( asked ) => void asked.accept() );
	await page.getByRole( 'button', { name: 'Add Question' } ).click();
	await page.getByRole( 'menuitem', { name: 'Star Rating' } ).click();
	await page.evaluate( noteDialogs );
	const loaded = page.waitForEvent( 'load' );
	await page.getByRole( 'button', { name: 'Activate Addon' } ).click();
	await loaded;
	const seen = await page.evaluate( (): { title: string; since: number }[] =>
		JSON.parse( sessionStorage.getItem( 'dialogs' ) ?? '[]' )
	);
	expect( seen.map( ( { title } ) => title ).slice( -3 ) ).toEqual( [
		'Installing Addon',
		'Activating Addon',
		'Addon Activated',
	] );
	const reloadedAt = await page.evaluate( () => performance.timeOrigin );
	expect( reloadedAt - ( seen.at( -1 )?.since ?? 0 ) ).toBeGreaterThan( 900 );
	expect( status( 'question-types' ) ).toBe( 'active' );
} );

test( '[ADD-05] refuses modified and third-party packages, uploaded or from the catalogue, and installs a valid one', async () => {
	await site.plan( 'plus' );
	await open();
	const file = resolve( PACKAGES, 'userfeedback-behavior.zip' );
	const good = readFileSync( file );
	const changed = Buffer.from( good );
	const middle = Math.floor( changed.length / 2 );
	changed.writeUInt8( 255 - changed.readUInt8( middle ), middle );
	const upload = ( buffer: Buffer ) =>
		page.locator( 'input[type=file]' ).setInputFiles( {
			name: 'userfeedback-behavior.zip',
			mimeType: 'application/zip',
			buffer,
		} );
	const isRefused = async ( words: string ): Promise< void > => {
		const said = toast( words );
		await expect( said ).toContainText( /\. .+\./ );
		await said.getByRole( 'button' ).click();
		await expect( card( 'Behavior' ) ).toContainText( 'Not Installed' );
		await expect(
			page.getByRole( 'button', { name: 'Upload Addon' } )
		).toBeEnabled();
	};
	const plugins = () => wpOn( NAME, 'plugin', 'list', '--field=name' );
	const before = plugins();

	const UPLOAD = 'There was an error installing the plugin';
	await upload( changed );
	await isRefused( UPLOAD );
	await upload(
		Buffer.from(
			zipSync( {
				'stranger/stranger.php': strToU8(
					'<?php /* Plugin Name: Stranger */'
				),
			} )
		)
	);
	await isRefused( UPLOAD );

	writeFileSync( file, changed );
	await press( 'Behavior' );
	await isRefused( 'There was an error installing the addon' );
	writeFileSync( file, good );
	expect( plugins() ).toBe( before );

	await upload( good );
	await expect( toast( 'Behavior is active.' ) ).toBeVisible();
	expect( status( 'behavior' ) ).toBe( 'active' );
} );

test( '[ADD-07] links to the upgrade for add-ons above the plan, and to the settings for installed ones without a license', async () => {
	await site.plan( 'plus' );
	await open();
	await expect( card( 'Heatmaps' ) ).toContainText( 'Not Installed' );
	await expect( step( 'Heatmaps' ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		/^https:\/\/userfeedback\.example\/pricing\/\?utm_source=proplugin&.*utm_content=heatmaps/
	);
	const templates = resolve( PACKAGES, 'userfeedback-templates.zip' );
	wpOn( NAME, 'plugin', 'install', templates, '--force' );
	wpOn( NAME, 'plugin', 'deactivate', 'userfeedback-templates' );
	await open();
	await expect( step( 'Templates' ).getByRole( 'button' ) ).toHaveText(
		/^Activate/
	);
	await site.key( 'UF1.forged.key' );
	await open();
	await expect( step( 'Templates' ).getByRole( 'link' ) ).toHaveText(
		/^Activate License/
	);
	await step( 'Templates' ).getByRole( 'link' ).click();
	await expect( page ).toHaveURL( /page=userfeedback_settings#\/general$/ );
} );
