import type { Locator } from '@playwright/test';
import { RESULTS, widgetOf } from './support/surveys';
import { expect, test } from './support/test';
import { wp } from './support/wp';

/** The row's promise, from the activation to a visitor's answer. */
const SECONDS_MAX = 120;
/** From the activation to a published survey. */
const CLICKS_MAX = 6;

// A recording runs a script in each frame, which the frame of the front page forbids with an error.
test.use( { trace: 'off' } );

test( '[PLS-15] from the activation in the list of plugins through the setup wizard to a visitor’s first answer in the results', async ( {
	admin,
	visitor,
	site,
}, info ) => {
	test.setTimeout( 240_000 );
	// WP-CLI, which runs as an administrator, leads nobody.
	await site.plugin( 'userfeedback', false );
	wp( 'plugin', 'activate', 'userfeedback' );
	await admin.goto( '/wp-admin/plugins.php' );
	await expect( admin ).toHaveURL( /plugins\.php$/ );
	await site.plugin( 'userfeedback', false );
	await admin.reload();

	const began = Date.now();
	const seconds = () => ( Date.now() - began ) / 1000;
	let clicks = 0;
	const click = async ( target: Locator ): Promise< void > => {
		await target.click();
		clicks++;
	};

	await click(
		admin.getByRole( 'link', {
			name: 'Activate UserFeedback',
			exact: true,
		} )
	);
	await expect( admin ).toHaveURL( /page=userfeedback_welcome#\/welcome$/ );
	await expect( admin ).toHaveTitle( /^Welcome to UserFeedback ‹ / );
	// The menu of the plugin is open, without an entry for the wizard.
	const menu = admin.locator( '#toplevel_page_userfeedback_surveys' );
	await expect( menu ).toHaveClass( /wp-has-current-submenu/ );
	await expect( menu ).not.toContainText( 'Setup Wizard' );

	const heading = admin.getByRole( 'heading', { level: 2 } );
	await click(
		admin.getByRole( 'button', { name: /^Was this page helpful\?/ } )
	);
	await expect( heading ).toContainText( 'Step 2 of 4' );
	await expect( heading ).toBeFocused();

	// The owner's own front page, as visitors get it, and the survey above it.
	const page = admin.frameLocator( 'iframe[title="Your front page"]' );
	await expect( page.locator( 'body' ) ).toContainText( 'UserFeedback' );
	await expect( page.locator( '#wpadminbar' ) ).toHaveCount( 0 );
	await expect(
		admin
			.frameLocator( 'iframe[title="Preview of the survey"]' )
			.getByRole( 'heading', { name: 'Was this page helpful?' } )
	).toBeVisible();
	await click( admin.getByRole( 'radio', { name: 'Bottom left' } ) );
	// A reload keeps the step and what was chosen.
	await admin.reload();
	await expect(
		admin.getByRole( 'radio', { name: 'Bottom left' } )
	).toBeChecked();

	await click( admin.getByRole( 'button', { name: 'Next' } ) );
	await expect(
		admin.getByRole( 'textbox', { name: 'Addresses' } )
	).toHaveValue( /@/ );
	await click( admin.getByRole( 'button', { name: 'Next' } ) );
	await click( admin.getByRole( 'button', { name: 'Publish' } ) );
	await expect(
		admin.getByRole( 'heading', { name: 'Your survey is live' } )
	).toBeVisible();
	const published = { clicks, seconds: seconds() };

	await visitor.goto( '/' );
	const widget = widgetOf( visitor );
	await widget.getByText( 'Yes' ).click();
	await widget
		.getByRole( 'button', { name: /Next|Finish|Submit|Send/ } )
		.click();
	await expect( widget ).toContainText( 'Thanks for your feedback!' );
	const box = await widget.boundingBox();
	expect( box?.x ).toBeLessThan( 200 );

	await admin.getByRole( 'link', { name: 'See the results' } ).click();
	await expect( admin ).toHaveURL(
		new RegExp(
			`${ RESULTS.slice( 10 ).replace( '?', '\\?' ) }#/survey/\\d+$`
		)
	);
	await expect( admin.getByRole( 'row', { name: /Yes/ } ) ).toContainText(
		'100%'
	);
	const answered = seconds();

	const figures = `${ published.clicks } clicks and ${ published.seconds.toFixed( 1 ) } s from the activation to the published survey; ${ answered.toFixed( 1 ) } s to the first answer in the results`;
	info.annotations.push( { type: 'figures', description: figures } );
	process.stdout.write( `${ figures }\n` );
	expect( published.clicks ).toBeLessThanOrEqual( CLICKS_MAX );
	expect( answered ).toBeLessThan( SECONDS_MAX );

	// Once only.
	await admin.goto( '/wp-admin/plugins.php' );
	await expect( admin ).toHaveURL( /plugins\.php$/ );
} );
