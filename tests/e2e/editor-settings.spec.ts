import type { Locator, Page } from '@playwright/test';
import { PORTS } from './support/ports';
import { useLiteSite } from './support/plans';
import type { Site } from './support/site';
import { takeScreenshots } from './support/screenshots';
import {
	addQuestion,
	goOnTo,
	questionCard,
	startSurvey,
} from './support/surveys';
import { expect, test } from './support/test';

let site: Site;
let page: Page;

useLiteSite(
	'editor-settings',
	PORTS.editorSettings,
	( ...given ) => ( [ site, page ] = given )
);

const dialog = () => page.getByRole( 'dialog' );

/** Clicks what Playwright would not: a control that is disabled, or its label. */
async function clickAt( place: Locator ): Promise< void > {
	await place.scrollIntoViewIfNeeded();
	const box = await place.boundingBox();
	await page.mouse.click( ( box?.x ?? 0 ) + 8, ( box?.y ?? 0 ) + 8 );
}

test( '[GAT-03~] a click anywhere on a locked setting opens the upgrade, and an unsaved survey is saved before its add-on is activated', async () => {
	test.setTimeout( 120_000 );
	await page.goto( 'about:blank' );
	await startSurvey( page, 'Lite' );
	await questionCard( page, 1 ).getByLabel( 'Title' ).fill( 'Why?' );
	await goOnTo( page, 'Settings' );
	const choice = page.getByRole( 'radio', { name: 'After a delay' } );
	await expect( choice ).toBeDisabled();
	await takeScreenshots( page, 'editor-settings-lite' );

	for ( const [ place, title ] of [
		[ choice, 'Timing' ],
		[ page.getByText( 'Visitors can look around first.' ), 'Timing' ],
		[ page.getByText( 'Start as a small tab' ), 'Starting minimized' ],
		[
			page.getByText( /^Visitors see only the tab/ ),
			'Starting minimized',
		],
	] as const ) {
		await clickAt( place );
		await expect(
			dialog().getByRole( 'heading', { name: 'Upgrade to Plus' } )
		).toBeVisible();
		await expect( dialog().getByText( title ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog() ).toHaveCount( 0 );
	}
	await expect( choice ).not.toBeChecked();
	await page
		.getByRole( 'button', {
			name: /^Starting minimized: not in your plan/,
		} )
		.press( 'Enter' );
	await expect( dialog().getByText( 'Starting minimized' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );

	await site.plan( 'plus' );
	await page.goto( 'about:blank' );
	await startSurvey( page, 'Unsaved' );
	await questionCard( page, 1 ).getByLabel( 'Title' ).fill( 'First' );
	await addQuestion( page, 'Email Capture', 'Second' );
	await page.getByRole( 'button', { name: 'Add Question' } ).click();
	await page.getByRole( 'menuitem', { name: 'Star Rating' } ).click();
	await dialog().getByRole( 'button', { name: 'Activate Addon' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Addon Activated' } )
	).toBeVisible( { timeout: 30_000 } );
	await expect( dialog() ).toHaveCount( 0, { timeout: 30_000 } );
	await expect( page ).toHaveURL( /#\/edit\/\d+\/questions$/ );
	await expect( questionCard( page, 1 ).getByLabel( 'Title' ) ).toHaveValue(
		'First'
	);
	await expect( questionCard( page, 2 ).getByLabel( 'Title' ) ).toHaveValue(
		'Second'
	);
	await addQuestion( page, 'Star Rating', 'Third' );
} );
