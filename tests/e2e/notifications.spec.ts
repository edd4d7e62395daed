import type { Page } from '@playwright/test';
import { takeScreenshots } from './support/screenshots';
import { SURVEYS } from './support/surveys';
import { expect, test } from './support/test';
import { wp } from './support/wp';

/** A site that has the plugin for a month, with a work that has failed. */
const PREPARE = `
	$plugin = UserFeedback\\Plugin::instance();
	update_option( 'userfeedback_site_history', [
		'since'   => gmdate( 'Y-m-d H:i:s', time() - 30 * DAY_IN_SECONDS ),
		'version' => '0.6.0',
		'updated' => '',
	], false );
	$works = $plugin->get( UserFeedback\\Database\\Work\\WorkRepository::class );
	$now   = $plugin->get( UserFeedback\\Support\\Clock::class )->now();
	$works->begin( 'recount-ratings', '', [], 1, $now );
	$works->storeFailure( $works->claim( [ 'recount-ratings' ], $now ), 'The disk is full', null, $now );`;

const WORK_STATUS = `
	$work = UserFeedback\\Plugin::instance()->get( UserFeedback\\Database\\Work\\WorkQueue::class )->find( 'recount-ratings' );
	echo $work->status;`;

const toggle = ( page: Page ) =>
	page.getByRole( 'button', { name: /^Notifications/ } );
const drawer = ( page: Page, view = 'Inbox' ) =>
	page.getByRole( 'dialog', { name: view } );
const item = ( page: Page, title: string ) =>
	page.getByRole( 'listitem' ).filter( {
		has: page.getByRole( 'heading', { name: title } ),
	} );

test( '[DRW-01] [DRW-02] [DRW-04] the drawer counts, opens by its address, dismisses for good, and does what its buttons say', async ( {
	admin,
} ) => {
	wp( 'eval', PREPARE );
	await admin.goto( SURVEYS );
	const name = await toggle( admin ).getAttribute( 'aria-label' );
	const count = Number( /\d+/.exec( name ?? '' )?.[ 0 ] );
	expect( count ).toBeGreaterThanOrEqual( 5 );
	await toggle( admin ).click();
	await expect( drawer( admin ).getByRole( 'listitem' ) ).toHaveCount(
		count
	);
	await takeScreenshots( admin, 'notifications', { fullPage: false } );

	// By its address; what is dismissed stays so when the page is loaded again.
	const address = `${ SURVEYS }&open=userfeedback_notifications`;
	await admin.goto( address );
	const stored = admin.waitForResponse( /dismiss/ );
	await item( admin, 'Read answers in your inbox' )
		.getByRole( 'button', { name: 'Dismiss' } )
		.click();
	expect( ( await stored ).status() ).toBe( 200 );
	await expect( drawer( admin ).getByRole( 'listitem' ) ).toHaveCount(
		count - 1
	);
	await admin.reload();
	await expect( drawer( admin ).getByRole( 'listitem' ) ).toHaveCount(
		count - 1
	);
	await drawer( admin )
		.getByRole( 'button', { name: 'View Dismissed' } )
		.click();
	await expect( drawer( admin, 'Dismissed' ) ).toContainText(
		'Read answers in your inbox'
	);

	// An action: the work is due again, and the page reloads without its notification.
	await admin.getByRole( 'button', { name: 'Back to Inbox' } ).click();
	const failed = item(
		admin,
		'The background task “recount-ratings” failed'
	);
	await expect( failed ).toContainText( 'The disk is full' );
	await failed.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( failed ).toHaveCount( 0 );
	expect( wp( 'eval', WORK_STATUS ) ).not.toContain( 'failed' );

	const all = admin.waitForResponse( /all\/dismiss/ );
	await admin.getByRole( 'button', { name: 'Dismiss All' } ).click();
	expect( ( await all ).status() ).toBe( 200 );
	await expect( drawer( admin ) ).toContainText( 'No notifications' );
	await admin.keyboard.press( 'Escape' );
	await expect( toggle( admin ) ).toHaveAccessibleName( 'Notifications' );
	await expect( admin ).not.toHaveURL( /open=/ );
	await admin.reload();
	await expect( toggle( admin ) ).toHaveAccessibleName( 'Notifications' );
	await expect( drawer( admin ) ).toHaveCount( 0 );
} );

test( '[DRW-05~] a notice among those of WordPress that was closed stays away', async ( {
	admin,
} ) => {
	wp( 'option', 'update', 'userfeedback_welcome', '1' );
	const notice = admin.locator( '[data-userfeedback-notice="welcome"]' );
	await admin.goto( '/wp-admin/plugins.php' );
	const stored = admin.waitForResponse( /admin-ajax\.php/ );
	await notice.getByRole( 'button' ).click();
	expect( ( await stored ).status() ).toBe( 200 );
	await expect( notice ).toHaveCount( 0 );
	await admin.reload();
	await expect( admin.locator( '#the-list tr' ).first() ).toBeVisible();
	await expect( notice ).toHaveCount( 0 );
} );
