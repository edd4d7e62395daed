import { expect, test } from './support/test';

test( "the test site shows WordPress' unit-test content to a visitor and wp-admin to its administrator", async ( {
	admin,
	visitor,
} ) => {
	await visitor.goto( '/about/' );
	await expect(
		visitor.getByRole( 'heading', { name: 'About The Tests' } )
	).toBeVisible();
	await admin.goto( '/wp-admin/plugins.php' );
	// WordPress offers no link to deactivate it while add-ons need it.
	await expect(
		admin.locator( 'tr.active[data-slug="userfeedback"]' )
	).toBeVisible();
} );

test( "WordPress' command palette opens on a screen of the plugin", async ( {
	admin,
	baseURL,
} ) => {
	// The other tests do without the palette (tools/site/browser-tests.php).
	await admin
		.context()
		.addCookies( [
			{ name: 'command-palette', value: '1', url: baseURL ?? '' },
		] );
	await admin.goto( '/wp-admin/admin.php?page=userfeedback_settings' );
	await expect(
		admin.locator( 'script[src*="/dist/core-commands"]' )
	).toBeAttached();
	await expect( async () => {
		await admin.keyboard.press( 'Control+k' );
		await expect(
			admin.getByRole( 'dialog', { name: 'Command palette' } )
		).toBeVisible( { timeout: 1000 } );
	} ).toPass();
	await admin.keyboard.press( 'Escape' );
	await expect(
		admin.getByRole( 'heading', { level: 1, name: 'Settings' } )
	).toBeVisible();
} );
