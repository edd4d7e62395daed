import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { useLiteSite } from './support/plans';
import { PORTS } from './support/ports';
import type { Site } from './support/site';
import { expect, test } from './support/test';
import { wpOn } from './support/wp';

const NAME = 'about';

const CONTENT = resolve(
	__dirname,
	`../../.cache/sites/${ NAME }/wordpress/wp-content`
);

let site: Site;
let page: Page;

/** Writes files of wp-content, and removes them after the test. */
const made: string[] = [];
const file = ( path: string, content: string | Uint8Array ) => {
	const target = resolve( CONTENT, path );
	made.push( target );
	mkdirSync( dirname( target ), { recursive: true } );
	writeFileSync( target, content );
};
test.afterEach( () => {
	made.splice( 0 ).forEach( ( path ) => rmSync( path, { force: true } ) );
	rmSync( resolve( CONTENT, 'plugins/redirection' ), {
		recursive: true,
		force: true,
	} );
} );

useLiteSite( NAME, PORTS.about, ( ...given ) => ( [ site, page ] = given ) );

const PAGE = '/wp-admin/admin.php?page=userfeedback_';

const header = ( name: string ) =>
	`<?php\n/*\n * Plugin Name: ${ name }\n * Version: 1.0\n */\n`;

/** Stands in for the directory of wordpress.org and its server of packages. */
const DIRECTORY = `<?php
	add_filter( 'plugins_api', static fn ( $answer, $action, $question ) => $question->slug === 'give' ? (object) [ 'download_link' => 'https://downloads.example/give.zip' ] : $answer, 10, 3 );
	add_filter( 'upgrader_pre_download', static function ( $answer, $package ) {
		$copy = wp_tempnam( 'give' );
		return $package === 'https://downloads.example/give.zip' && copy( WP_CONTENT_DIR . '/give.zip', $copy ) ? $copy : $answer;
	}, 10, 2 );
`;

/** Opens a page of ours anew, also when only its hash would change. */
async function open( name: string ): Promise< void > {
	await page.goto( 'about:blank' );
	await page.goto( PAGE + name );
}

test( '[ABT-02] [ABT-03] growth tools scroll to their sections, feature what fits the plan, and install, activate and deactivate plugins', async () => {
	test.setTimeout( 120_000 );
	await site.option( 'recently_activated', [] );
	file(
		'give.zip',
		zipSync( { 'give/give.php': strToU8( header( 'GiveWP' ) ) } )
	);
	file( 'plugins/redirection/redirection.php', header( 'Redirection' ) );
	file( 'mu-plugins/directory.php', DIRECTORY );
	const strangers: string[] = [];
	page.on( 'request', ( request ) => {
		if ( new URL( request.url() ).host !== new URL( site.url ).host ) {
			strangers.push( request.url() );
		}
	} );
	const card = ( title: string ) =>
		page.getByRole( 'listitem', { name: title } );
	const press = ( title: string ) => card( title ).getByRole( 'button' );
	const status = ( slug: string ) =>
		wpOn( NAME, 'plugin', 'get', slug, '--field=status' ).trim();
	const featured = page.getByRole( 'region', { name: 'Featured Tools' } );

	await open( 'growth_tools' );
	await expect( page ).toHaveURL( /#\/growth-tools$/ );
	await expect( featured ).toContainText( 'Upgrade to Pro' );
	for ( const [ tab, section ] of [
		[ 'Featured', 'Featured Tools' ],
		[ 'Traffic', 'Website Traffic Tools' ],
		[ 'Engagement', 'Engagement Tools' ],
		[ 'Revenue', 'Revenue Tools' ],
		[ 'Guides & Resources', 'Online Marketing Guides / Resources' ],
	] as const ) {
		await expect(
			page.getByRole( 'link', { name: tab, exact: true } )
		).toBeVisible();
		await expect(
			page.getByRole( 'heading', { name: section } )
		).toBeVisible();
	}
	await expect(
		page.getByRole( 'link', { name: /^Read This Guide/ } ).first()
	).toHaveAttribute( 'target', '_blank' );
	await page
		.getByRole( 'link', { name: 'Guides & Resources' } )
		.press( 'Enter' );
	const heading = page.getByRole( 'heading', {
		name: 'Online Marketing Guides / Resources',
	} );
	await expect( heading ).toBeFocused();
	await expect( heading ).toBeInViewport();
	await expect( page ).toHaveURL( /#\/growth-tools\?section=guides$/ );
	await page.goBack();
	await expect( page ).toHaveURL( /#\/growth-tools$/ );

	// Installed, but not active.
	await expect( card( 'Redirection' ) ).toContainText( 'Not Active' );
	await press( 'Redirection' ).click();
	await expect( press( 'Redirection' ) ).toHaveText(
		/^Deactivate Redirection$/
	);
	expect( status( 'redirection' ) ).toBe( 'active' );
	await press( 'Redirection' ).click();
	await expect( press( 'Redirection' ) ).toHaveText(
		/^Activate Redirection$/
	);
	expect( status( 'redirection' ) ).toBe( 'inactive' );

	// Not installed.
	await expect( card( 'GiveWP' ) ).toContainText( 'Not Installed' );
	await press( 'GiveWP' ).click();
	await expect( press( 'GiveWP' ) ).toHaveText( /^Deactivate GiveWP$/ );
	await expect( page.locator( '.components-snackbar' ).last() ).toContainText(
		'Success'
	);
	expect( status( 'give' ) ).toBe( 'active' );
	expect( strangers ).toEqual( [] );
	wpOn( NAME, 'plugin', 'deactivate', 'give' );
	wpOn( NAME, 'plugin', 'delete', 'give' );

	for ( const [ plan, tool ] of [
		[ 'plus', 'Elite' ],
		[ 'pro', 'Elite' ],
		[ 'elite', 'MonsterInsights' ],
	] as const ) {
		await site.plan( plan );
		await open( 'growth_tools' );
		await expect( featured ).toContainText( tool );
	}
} );

test( '[ABT-01] the first activation opens the wizard; About Us leads to the guide, to the comparison on Lite only, and on to the builder', async () => {
	await site.plugin( 'userfeedback', false );
	await page.goto( '/wp-admin/plugins.php' );
	await page
		.getByRole( 'link', { name: 'Activate UserFeedback', exact: true } )
		.click();
	await expect( page ).toHaveURL( /page=userfeedback_welcome#\/welcome$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Welcome to UserFeedback'
	);

	await open( 'about' );
	await expect( page ).toHaveURL( /#\/about$/ );
	await expect(
		page.locator( 'svg.userfeedback-about__picture' )
	).toBeVisible();
	const tab = ( name: string ) =>
		page.getByRole( 'navigation' ).getByRole( 'link', { name } );
	await tab( 'Lite vs Pro' ).click();
	await expect( page ).toHaveURL( /#\/about\/lite-vs-pro$/ );
	await expect( page.getByRole( 'table' ) ).toContainText( 'Elite' );
	await tab( 'Getting Started' ).click();
	await expect( page ).toHaveURL( /#\/about\/getting-started$/ );
	await expect( page.locator( '.userfeedback-page__heading' ) ).toBeFocused();
	await page
		.getByRole( 'listitem' )
		.getByRole( 'link', { name: 'Create a survey' } )
		.click();
	await expect( page ).toHaveURL( /userfeedback_surveys#\/new/ );

	await site.plan( 'plus' );
	await open( 'about#/about/lite-vs-pro' );
	await expect( page ).toHaveURL( /#\/about$/ );
	await expect( tab( 'Lite vs Pro' ) ).toHaveCount( 0 );
} );
