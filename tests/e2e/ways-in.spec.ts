import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { SURVEYS } from './support/surveys';
import { CHOICE, useSurvey } from './support/visitors';

const TITLE = 'Which way leads here?';

useSurvey( TITLE, [ CHOICE ] );

/** Opens the command palette, and returns its field. Its scripts may not have come yet. */
async function openPalette( page: Page ): Promise< Locator > {
	const field = page.getByRole( 'dialog' ).getByRole( 'combobox' );
	await expect( async () => {
		await page.keyboard.press( 'Control+k' );
		await expect( field ).toBeVisible( { timeout: 1000 } );
	} ).toPass();
	return field;
}

test( '[PLS-28] the plugin row, the admin bar and the command palette lead to surveys and settings', async ( {
	admin: page,
	site,
} ) => {
	// The other tests do without the palette (tools/site/browser-tests.php).
	await page
		.context()
		.addCookies( [
			{ name: 'command-palette', value: '1', url: site.url },
		] );
	await page.goto( '/wp-admin/plugins.php' );
	const row = page.locator(
		'tr[data-plugin="userfeedback/userfeedback.php"]'
	);
	await expect(
		row.getByRole( 'link', { name: 'Settings' } )
	).toHaveAttribute( 'href', /page=userfeedback_settings$/ );
	await expect(
		row.getByRole( 'link', { name: 'Surveys' } )
	).toHaveAttribute( 'href', /page=userfeedback_surveys$/ );

	await page.locator( '#wp-admin-bar-new-content' ).hover();
	await page
		.locator( '#wp-admin-bar-new-content' )
		.getByRole( 'menuitem', { name: 'Survey', exact: true } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'Select a Template' } )
	).toBeVisible();

	await page.goto( '/wp-admin/plugins.php' );
	await ( await openPalette( page ) ).fill( 'which way' );
	await page
		.getByRole( 'option', { name: `Edit survey: ${ TITLE }` } )
		.click();
	await expect(
		page.getByRole( 'heading', { level: 1, name: TITLE } )
	).toBeVisible();

	// On pages of ours the palette comes after the screen.
	await page.goto( SURVEYS );
	await expect( page.getByRole( 'row', { name: TITLE } ) ).toBeVisible();
	await ( await openPalette( page ) ).fill( 'UserFeedback settings: Em' );
	await page
		.getByRole( 'option', { name: 'UserFeedback settings: Email' } )
		.click();
	await expect( page ).toHaveURL( /userfeedback_settings#\/email$/ );
	await page.context().clearCookies( { name: 'command-palette' } );
} );
