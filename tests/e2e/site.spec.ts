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
