import { writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from './support/test';
import { wp } from './support/wp';

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

test( '[ABT-02~] [ABT-03~] growth tools scroll to their sections, and install, activate and deactivate plugins', async ( {
	admin: page,
	file,
	muPlugin,
	site,
}, info ) => {
	await site.option( 'recently_activated', [] );
	const zip = info.outputPath( 'give.zip' );
	writeFileSync(
		zip,
		zipSync( { 'give/give.php': strToU8( header( 'GiveWP' ) ) } )
	);
	file( 'wp-content/give.zip', { from: zip } );
	file(
		'wp-content/plugins/redirection/redirection.php',
		header( 'Redirection' )
	);
	muPlugin( 'directory.php', DIRECTORY );
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
		wp( 'plugin', 'get', slug, '--field=status' );

	await page.goto( `${ PAGE }growth_tools` );
	await expect( page ).toHaveURL( /#\/growth-tools$/ );
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
	wp( 'plugin', 'deactivate', 'give' );
	wp( 'plugin', 'delete', 'give' );
} );

test( '[ABT-01~] About Us opens at its introduction, and leads to the guide and on to the builder', async ( {
	admin: page,
} ) => {
	await page.goto( `${ PAGE }about` );
	await expect( page ).toHaveURL( /#\/about$/ );
	await expect(
		page.locator( 'svg.userfeedback-about__picture' )
	).toBeVisible();
	// A site with a license has no comparison.
	await expect(
		page.getByRole( 'link', { name: 'Lite vs Pro' } )
	).toHaveCount( 0 );
	await page
		.getByRole( 'navigation' )
		.getByRole( 'link', { name: 'Getting Started' } )
		.click();
	await expect( page ).toHaveURL( /#\/about\/getting-started$/ );
	await expect( page.locator( '.userfeedback-page__heading' ) ).toBeFocused();
	await page
		.getByRole( 'listitem' )
		.getByRole( 'link', { name: 'Create a survey' } )
		.click();
	await expect( page ).toHaveURL( /userfeedback_surveys#\/new/ );
} );
