import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { CHOICE, WHY } from './support/questions';
import { respond } from './support/responses';
import { inSite } from './support/site-folder';
import { expect, test } from './support/test';
import { wp } from './support/wp';

const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings';
const SLUG = 'uncanny-automator';
const STAND_IN = resolve( __dirname, '../php/Support' );

/** A plugin around the stand-in of PHP's tests: with a setup wizard, and recipes that note what they are told. */
const PLUGIN = `<?php
/*
 * Plugin Name: Uncanny Automator
 * Version: 1.0
 */
require_once __DIR__ . '/AutomatorStandIn.php';
use UserFeedback\\Tests\\Support\\AutomatorStandIn;

add_action( 'init', static function (): void {
	register_post_type( 'uo-recipe', [ 'label' => 'Recipes', 'show_ui' => true, 'supports' => [ 'title' ] ] );
	AutomatorStandIn::start();
	foreach ( get_posts( [ 'post_type' => 'uo-recipe' ] ) as $recipe ) {
		AutomatorStandIn::addRecipe( 'USERFEEDBACK_RESPONSE_SUBMITTED', '-1', $recipe->post_title );
	}
} );
add_action( 'admin_menu', static function (): void {
	$page = static function (): void {
		update_option( 'uap_automator_free_license_status', 'valid' );
		echo '<h1>Setup finished</h1>';
	};
	add_submenu_page( 'edit.php?post_type=uo-recipe', 'Setup', 'Setup', 'manage_options', 'uncanny-automator-setup-wizard', $page );
} );
add_action( 'shutdown', static function (): void {
	AutomatorStandIn::shutDown();
	$results = AutomatorStandIn::results();
	if ( $results !== [] ) {
		update_option( 'automator_stand_in_results', $results );
	}
} );
`;

/** The plugin as wordpress.org would deliver it. */
function packagedPlugin(): Uint8Array {
	const files = [
		'AutomatorStandIn.php',
		'Automator/Integration.php',
		'Automator/Trigger.php',
	].map( ( name ) => [
		`${ SLUG }/${ name }`,
		new Uint8Array( readFileSync( resolve( STAND_IN, name ) ) ),
	] );
	return zipSync( {
		[ `${ SLUG }/${ SLUG }.php` ]: strToU8( PLUGIN ),
		...Object.fromEntries( files ),
	} );
}

test.afterEach( () => {
	rmSync( inSite( 'wordpress/wp-content/plugins', SLUG ), {
		recursive: true,
		force: true,
	} );
} );

test( '[AUT-01] the Integrations tab leads in three steps to a recipe, which a submitted response starts', async ( {
	admin,
	api,
	visitor,
	survey,
	file,
	muPlugin,
} ) => {
	const archive = `wp-content/${ SLUG }.zip`;
	const from = test.info().outputPath( `${ SLUG }.zip` );
	writeFileSync( from, packagedPlugin() );
	file( archive, { from } );
	muPlugin(
		'plugin-directory.php',
		`<?php add_filter( 'plugins_api', static fn ( $answer, $action, $arguments ) => $arguments->slug === '${ SLUG }'
			? (object) [ 'download_link' => ABSPATH . '${ archive }' ] : $answer, 10, 3 );`
	);
	const step = ( number: number ): Locator =>
		admin
			.getByRole( 'group', { name: 'Automation' } )
			.getByRole( 'listitem' )
			.nth( number - 1 );
	const wizard = step( 2 ).getByRole( 'link', {
		name: 'Open the setup wizard',
	} );
	const recipe = step( 3 ).getByRole( 'link', { name: 'Create a recipe' } );
	const current = admin.locator( '[aria-current=step]' );

	await admin.goto( SETTINGS );
	await expect(
		admin.getByRole( 'button', { name: 'Save Settings' } )
	).toBeVisible();
	await admin.getByRole( 'link', { name: 'Integrations' } ).click();
	await expect( admin ).toHaveURL( /#\/integrations$/ );
	await expect( current ).toContainText( 'Install and activate' );
	await expect(
		admin.getByRole( 'button', { name: 'Save Settings' } )
	).toBeHidden();
	await expect( wizard ).toBeHidden();
	await expect( recipe ).toBeHidden();

	await step( 1 ).getByRole( 'button' ).click();
	await expect( current ).toContainText( 'Run its setup wizard' );
	expect( wp( 'plugin', 'get', SLUG, '--field=status' ) ).toBe( 'active' );
	await expect( recipe ).toBeHidden();

	await wizard.click();
	await expect(
		admin.getByRole( 'heading', { name: 'Setup finished' } )
	).toBeVisible();
	await admin.goto( `${ SETTINGS }#/integrations` );
	await expect( current ).toContainText( 'Create a recipe' );
	await expect( wizard ).toBeHidden();

	await recipe.click();
	await admin
		.locator( '#title' )
		.fill( '{{USERFEEDBACK_SURVEY_TITLE}}: {{USERFEEDBACK_ALL_ANSWERS}}' );
	await admin.locator( '#publish' ).click();
	await expect( admin.locator( '#message' ) ).toBeVisible();
	// Leaving the editor takes back its lock of the recipe, for which the plugin must still be there.
	await admin.goto( `${ SETTINGS }#/integrations` );
	await expect( current ).toContainText( 'Create a recipe' );

	const id = await survey( {
		title: 'Lunch',
		questions: [ CHOICE, WHY ],
		notifications: { automation: { active: true } },
	} );
	await respond( api, visitor.request, id, [
		[
			{ question_id: CHOICE.id, value: 'Yes' },
			{ question_id: WHY.id, value: '[gallery] soup' },
		],
	] );
	wp( 'userfeedback', 'work' );
	const results = wp(
		'option',
		'get',
		'automator_stand_in_results',
		'--format=json'
	);
	expect( JSON.parse( results ) ).toEqual( [
		`Lunch: ${ CHOICE.title }\nYes\n\n${ WHY.title }\n[\u2060gallery] soup`,
	] );
} );
