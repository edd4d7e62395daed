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
	await expect(
		admin.getByRole( 'link', { name: 'Deactivate UserFeedback' } )
	).toBeVisible();
} );
