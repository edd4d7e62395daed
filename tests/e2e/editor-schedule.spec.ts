import { tabTo } from './support/editor';
import { takeScreenshots } from './support/screenshots';
import { SURVEYS, expectNotice } from './support/surveys';
import { textQuestions } from './support/made';
import { expect, test } from './support/test';

test( '[PUB-05~] a schedule is chosen by keyboard alone and loads again in the site’s zone', async ( {
	admin,
	survey,
	site,
} ) => {
	// Clocks skip half an hour on the first Sunday of October.
	const year = new Date().getUTCFullYear() + 1;
	const weekday = new Date( Date.UTC( year, 9, 1 ) ).getUTCDay();
	const day = `0${ ( ( 7 - weekday ) % 7 ) + 1 }`;
	await site.option( 'timezone_string', 'Australia/Lord_Howe' );
	const id = await survey( {
		title: 'Scheduled by keyboard',
		questions: textQuestions( 'Why?' ),
		status: 'draft',
	} );
	await admin.goto( `${ SURVEYS }&anew=1#/edit/${ id }/publish` );
	const toggle = admin.getByLabel( 'Schedule for Later' );
	await tabTo( admin, toggle );
	await admin.keyboard.press( 'Space' );
	const date = admin.getByLabel( 'Date' );
	await tabTo( admin, date );
	// Month, day and year; the half hour that clocks skip.
	await admin.keyboard.type( `10${ day }${ year }` );
	await expect( date ).toHaveValue( `${ year }-10-${ day }` );
	await tabTo( admin, admin.getByLabel( 'Time' ) );
	await admin.keyboard.type( '2:00' );
	await tabTo( admin, admin.getByLabel( 'AM', { exact: true } ) );
	await admin.keyboard.press( 'Space' );
	await expectNotice( admin, /^Visitors see the survey from .*2:30/ );
	await takeScreenshots( admin, 'editor-schedule' );
	await tabTo(
		admin,
		admin.getByRole( 'button', { name: 'Save and Schedule' } )
	);
	await admin.keyboard.press( 'Enter' );
	await expect(
		admin.locator( '.userfeedback-status.is-scheduled' )
	).toBeVisible();

	await admin.goto( `${ SURVEYS }&anew=2#/edit/${ id }/publish` );
	await expect( date ).toHaveValue( `${ year }-10-${ day }` );
	await expect( admin.getByLabel( 'Time' ) ).toHaveValue( '2:30' );
	await admin.goto( `${ SURVEYS }&anew=3#/edit/${ id }/notifications` );
	await admin.getByRole( 'group', { name: 'Webhook' } ).waitFor();
	await admin.getByLabel( 'Send an email for each response' ).click();
	await takeScreenshots( admin, 'editor-notifications' );
	await admin.goto( `${ SURVEYS }&anew=4#/edit/${ id }/questions` );
	await admin.getByRole( 'button', { name: 'Unpublish' } ).click();
	await admin.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect(
		admin.getByText( '“Scheduled by keyboard” is published.', {
			exact: true,
		} )
	).toBeVisible();
	await takeScreenshots( admin, 'surveys-published' );
} );
