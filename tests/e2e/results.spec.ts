import type { Page } from '@playwright/test';
import {
	countOf,
	openResults,
	respond,
	rowsOf,
	tableOf,
} from './support/responses';
import { takeScreenshots } from './support/screenshots';
import { RESULTS, SURVEYS } from './support/surveys';
import { expect, test } from './support/test';
import { CHOICE, WHY } from './support/visitors';
import { wp } from './support/wp';

/** Chooses a survey in the switcher by a part of its title. */
async function switchTo( admin: Page, title: string ): Promise< void > {
	const switcher = admin.getByRole( 'combobox', { name: 'Survey' } );
	await switcher.fill( title );
	await admin.getByRole( 'option', { name: title } ).click();
}

test( '[OVR-01] the results screen has four routes; every other route shows a link back', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'Routes' } );
	const [ response ] = await respond( api, visitor.request, id, [
		[ { question_id: CHOICE.id, value: 'Yes' } ],
	] );
	await admin.goto( SURVEYS );
	await admin.evaluate( () =>
		document
			.querySelector< HTMLAnchorElement >(
				'#adminmenu a[href$="page=userfeedback_results"]'
			)
			?.click()
	);
	await expect( admin ).toHaveURL( new RegExp( 'userfeedback_results' ) );
	const heading = admin.getByRole( 'heading', { level: 1 } );
	for ( const [ route, title ] of [
		[ '/', 'Results' ],
		[ `/survey/${ id }`, 'Routes' ],
		[ `/survey/${ id }/responses`, 'Responses' ],
		[
			`/survey/${ id }/responses/${ response }`,
			`Response #${ response }`,
		],
	] as const ) {
		await openResults( admin, route );
		await expect( heading ).toHaveText( title );
		await expect( admin.getByText( 'Not found' ) ).toHaveCount( 0 );
	}
	for ( const route of [
		'/nowhere',
		'/survey',
		'/survey/0',
		'/survey/-3',
		'/survey/one',
		'/survey/9999999999999999999',
		`/survey/${ id }/nowhere`,
		`/survey/${ id }/responses/one`,
		`/survey/${ id }/responses/${ response }/nowhere`,
	] ) {
		await admin.evaluate( ( hash ) => {
			window.location.hash = hash;
		}, route );
		await expect(
			admin.getByRole( 'heading', {
				name: 'There is nothing at this address',
			} )
		).toBeVisible();
		await admin.getByRole( 'link', { name: 'Back to Results' } ).click();
		await expect( heading ).toHaveText( 'Results' );
	}
} );

test( '[OVR-03] the overview lists the surveys with View Results, newest first', async ( {
	admin,
	api,
	survey,
} ) => {
	await admin.goto( SURVEYS );
	const middle = await survey( { title: 'Middle' } );
	const newest = await survey( { title: 'Newest' } );
	const oldest = await survey( { title: 'Oldest' } );
	const trashed = await survey( { title: 'In the trash' } );
	await api.move( 'trash', trashed );
	// By the day on which they were created, not by their number.
	for ( const [ id, day ] of [
		[ newest, '2026-11-20' ],
		[ middle, '2026-10-01' ],
		[ oldest, '2025-01-31' ],
	] ) {
		wp(
			'eval',
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}ufb_surveys SET created_at = '${ day } 10:00:00' WHERE id = ${ id }" );`
		);
	}
	await openResults( admin, '/' );
	const titles = tableOf( admin, 'Surveys' ).locator( 'td:first-child a' );
	await expect( titles ).toHaveText( [ 'Newest', 'Middle', 'Oldest' ] );
	await expect(
		admin.getByRole( 'columnheader', { name: 'Created' } )
	).toHaveAttribute( 'aria-sort', 'descending' );
	await expect(
		rowsOf( admin, 'Surveys' ).getByRole( 'link', { name: /View Results/ } )
	).toHaveCount( 3 );
	await takeScreenshots( admin, 'overview-empty' );

	await admin.getByRole( 'button', { name: 'Title' } ).click();
	await expect( titles ).toHaveText( [ 'Middle', 'Newest', 'Oldest' ] );
	await admin.getByRole( 'link', { name: 'View Results of Middle' } ).click();
	await expect( admin ).toHaveURL( new RegExp( `#/survey/${ middle }$` ) );
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Middle'
	);
} );

test( '[OVR-02~] the overview counts the responses of past days in a chart and in a table', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'Counted', questions: [ CHOICE, WHY ] } );
	const ids = await respond(
		api,
		visitor.request,
		id,
		[ 'Yes', 'Yes', 'No' ].map( ( value ) => [
			{ question_id: CHOICE.id, value },
			{ question_id: WHY.id, value: null },
		] )
	);
	// One of them came ten days ago.
	wp(
		'eval',
		`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}ufb_responses SET submitted_at = '" . gmdate( 'Y-m-d H:i:s', time() - 10 * DAY_IN_SECONDS ) . "', submitted_on = '" . wp_date( 'Y-m-d', time() - 10 * DAY_IN_SECONDS ) . "' WHERE id = ${ ids[ 0 ] }" );`
	);
	wp( 'userfeedback', 'recount', String( id ) );

	await openResults( admin, '/' );
	const card = admin.getByRole( 'group', { name: 'Responses' } );
	await expect( card ).toContainText( '3 responses in the past 30 days' );
	await expect(
		card.getByRole( 'img', { name: /^Responses per day, .*: 3 in all\./ } )
	).toBeVisible();
	await takeScreenshots( admin, 'overview' );

	// Not check(), which looks at once: the choice is in the address, and the radio button follows that.
	await card.getByRole( 'radio', { name: 'Past 7 Days' } ).click();
	await expect( card ).toContainText( '2 responses in the past 7 days' );
	await expect( admin ).toHaveURL( /range=last-7-days/ );
	await card.getByRole( 'button', { name: 'Show as table' } ).click();
	await expect( card.getByRole( 'row' ) ).toHaveCount( 1 + 7 );
	await expect( card.getByRole( 'cell' ) ).toHaveText( [
		'2',
		...Array< string >( 6 ).fill( '0' ),
	] );
	await admin.reload();
	await expect(
		card.getByRole( 'radio', { name: 'Past 7 Days' } )
	).toBeChecked();

	await switchTo( admin, 'Counted' );
	await expect( countOf( admin, 'Past 7 days' ) ).toHaveText( '2' );
	await expect( countOf( admin, 'Past 30 days' ) ).toHaveText( '3' );
	await expect( countOf( admin, 'Total responses' ) ).toHaveText( '3' );
	await expect(
		admin.getByRole( 'group', { name: 'Is it good?' } )
	).toContainText( '2 answers' );
} );

test( 'shows a table when the chart’s script cannot be loaded', async ( {
	browser,
	adminState,
	survey,
} ) => {
	await survey( { status: 'draft', title: 'Without a chart' } );
	const context = await browser.newContext( {
		storageState: adminState,
	} );
	const page = await context.newPage();
	await page.route( /line-chart/, ( route ) => route.abort() );
	await page.goto( RESULTS );
	const card = page.getByRole( 'group', { name: 'Responses' } );
	await expect( card.getByRole( 'row' ) ).toHaveCount( 1 + 30 );
	await context.close();
} );

test( '[RES-01~] the results of a survey have counts, a switcher and a link to the responses', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'Switched',
		questions: [ CHOICE, WHY ],
	} );
	const other = await survey( {
		title: 'The other one',
		questions: [ WHY ],
	} );
	await respond( api, visitor.request, id, [
		[
			{ question_id: CHOICE.id, value: 'Yes' },
			{ question_id: WHY.id, value: 'Because it is.' },
		],
	] );
	await openResults( admin, `/survey/${ id }` );
	await expect( countOf( admin, 'Total responses' ) ).toHaveText( '1' );
	await expect( countOf( admin, 'Impressions' ) ).toHaveText( '0' );
	await expect(
		admin.getByRole( 'row', { name: 'Yes 1 100%' } )
	).toBeVisible();
	await admin.getByRole( 'link', { name: /^Response #\d+$/ } ).click();
	await expect(
		admin.getByRole( 'group', { name: 'Switched' } )
	).toContainText( 'Because it is.' );

	await openResults( admin, `/survey/${ id }` );
	await admin
		.getByRole( 'link', { name: 'See Individual Responses' } )
		.click();
	await expect( rowsOf( admin, 'Responses' ) ).toHaveCount( 1 );
	await switchTo( admin, 'The other one' );
	await expect(
		admin.getByRole( 'heading', { name: 'No responses yet' } )
	).toBeVisible();
	await admin.getByRole( 'link', { name: 'Go Back' } ).click();
	await expect( admin ).toHaveURL( new RegExp( `#/survey/${ other }$` ) );
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'The other one'
	);
} );

test( 'offers to create a survey on a site without surveys; keeps the results of a survey in the trash', async ( {
	admin,
	api,
	survey,
} ) => {
	await admin.goto( SURVEYS );
	await openResults( admin, '/' );
	await expect(
		admin.getByRole( 'heading', { name: 'No results yet' } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'link', { name: 'Create New' } )
	).toHaveAttribute( 'href', /userfeedback_surveys#\/new$/ );

	const id = await survey( { status: 'draft', title: 'Gone for now' } );
	await api.move( 'trash', id );
	await openResults( admin, `/survey/${ id }` );
	await expect(
		admin
			.locator( '#userfeedback-root' )
			.getByText( /^This survey is in the trash\./ )
	).toBeVisible();
	await expect(
		admin.getByRole( 'combobox', { name: 'Survey' } )
	).toHaveValue( 'Gone for now' );
} );
