import type { Locator, Page } from '@playwright/test';
import { PORTS } from './support/ports';
import { useLiteSite } from './support/plans';
import { RESULTS, SURVEYS } from './support/surveys';
import { expect, test } from './support/test';
import { wpOn } from './support/wp';

const NAME = 'locks-results';

let answered: number;
let page: Page;

useLiteSite( NAME, PORTS.locksResults, ( ...given ) => ( [ , page ] = given ) );

test.beforeEach( () => {
	const output = wpOn(
		NAME,
		'userfeedback',
		'import',
		'tests/fixtures/weather-check.csv',
		'--empty=-',
		'--title=How people check the weather'
	);
	answered = Number( /\(survey (\d+)\)/.exec( output )?.[ 1 ] );
} );

const dialog = (): Locator => page.getByRole( 'dialog' );

/** The upgrade modal for Plus is open; closes it. */
async function expectUpgrade(): Promise< void > {
	await expect(
		dialog().getByRole( 'heading', { name: 'Upgrade to Plus' } )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
}

test( '[GAT-06] Lite has results of 7 days and no exports, summaries, single responses, filters, selection, delete actions, schedule or add-ons', async () => {
	await page.goto( RESULTS );
	await expect(
		page.getByRole( 'radio', { name: 'Past 7 Days' } )
	).toBeChecked();
	await expect(
		page.getByRole( 'radio', { name: 'Past 30 Days' } )
	).toBeDisabled();
	// Playwright takes the label of a disabled control for disabled, too.
	await page.getByText( 'Past 30 Days' ).click( { force: true } );
	await expectUpgrade();

	await page.goto( `${ RESULTS }#/survey/${ answered }` );
	await expect(
		page
			.getByRole( 'region', { name: 'AI summary' } )
			.getByRole( 'button', { name: 'Upgrade to Pro' } )
	).toBeVisible();
	await page.getByRole( 'button', { name: /^Export Results/ } ).click();
	await expectUpgrade();

	await page.goto( `${ RESULTS }#/survey/${ answered }/responses` );
	const row = page.getByRole( 'row', { name: /Response #\d/ } ).first();
	await expect( row ).toBeVisible();
	await expect( row.getByRole( 'link' ) ).toHaveCount( 0 );
	// Without selection there are no bulk actions either.
	await expect( page.getByRole( 'checkbox' ) ).toHaveCount( 0 );
	const locked = row.getByRole( 'button', { name: /^Delete/ } );
	await expect( locked ).toBeDisabled();
	await locked.hover();
	await expect(
		page.getByRole( 'tooltip', {
			name: 'Delete. Managing responses: not in your plan. Upgrade to Plus to use this feature.',
		} )
	).toBeVisible();
	// It looks disabled, but shows how to unlock it.
	await locked.press( 'Enter' );
	await expectUpgrade();
	await expect(
		page.getByRole( 'button', { name: /^Published/ } )
	).toBeDisabled();

	// Who has the address all the same is told why.
	await page.goto( `${ RESULTS }#/survey/${ answered }/responses/1` );
	await expect(
		page.getByText(
			'Single responses: not in your plan. Upgrade to Plus to use this feature.'
		)
	).toBeVisible();

	await page.goto( `${ SURVEYS }#/edit/${ answered }/publish` );
	await expect(
		page
			.getByRole( 'button', { name: /^Scheduling: not in your plan/ } )
			.first()
	).toBeVisible();
	await page.goto( '/wp-admin/admin.php?page=userfeedback_addons' );
	await expect(
		page.getByText( 'UserFeedback Addons are a PRO feature' )
	).toBeVisible();
} );

test( '[AIS-03] the offer of AI summaries can be dismissed and stays so', async () => {
	const open = () => page.goto( `${ RESULTS }#/survey/${ answered }` );
	await open();
	const offer = page.getByRole( 'region', { name: 'AI summary' } );
	const dismissed = page.waitForResponse( /admin-ajax\.php/ );
	await offer.getByRole( 'button', { name: 'Dismiss' } ).click();
	await expect( offer ).toHaveCount( 0 );
	expect( ( await dismissed ).ok() ).toBe( true );
	await page.goto( 'about:blank' );
	await open();
	await expect( page.getByText( 'Total responses' ).first() ).toBeVisible();
	await expect( offer ).toHaveCount( 0 );
} );
