import { siteDate, siteDateTime } from './support/dates';
import {
	act,
	filterOf,
	listOf,
	openList,
	rowOf,
	titlesOf,
} from './support/list';
import { SURVEYS } from './support/surveys';
import { expect, test } from './support/test';
import { CHOICE, WHY, answerChoice } from './support/visitors';

const HOUR = 3_600_000;

test( '[LST-01] every route shows its screen, an unknown route a link back, and Create New the wizard', async ( {
	admin,
	survey,
} ) => {
	const id = await survey( { status: 'draft', title: 'Routes' } );
	await openList( admin );
	await admin.getByRole( 'link', { name: 'Create New' } ).click();
	await expect( admin ).toHaveURL( /#\/new\/setup$/ );
	await admin.getByRole( 'button', { name: /^Blank/ } ).click();
	await expect( admin ).toHaveURL( /#\/new\/questions$/ );

	const goTo = ( route: string ) =>
		admin.evaluate( ( hash ) => {
			window.location.hash = hash;
		}, route );
	for ( const [ route, destination ] of [
		[ '/new', '/new/setup' ],
		// Without a template there is nothing to ask in.
		[ '/new/questions', '/new/setup' ],
		[ `/edit/${ id }`, `/edit/${ id }/questions` ],
		[ `/edit/${ id }/publish`, `/edit/${ id }/publish` ],
		[ `/duplicate/${ id }`, `/duplicate/${ id }` ],
	] as const ) {
		await goTo( route );
		await expect( admin ).toHaveURL( new RegExp( `#${ destination }$` ) );
		await expect(
			admin.getByRole( 'heading', { level: 1 } ).first()
		).toBeVisible();
		await expect( admin.getByText( 'Not found' ) ).toHaveCount( 0 );
	}
	await admin.getByRole( 'button', { name: 'Duplicate survey' } ).click();
	await expect( admin ).toHaveURL(
		new RegExp( `#/edit/${ id + 1 }/questions$` )
	);
	for ( const route of [
		'/nowhere',
		'/edit/zero',
		'/edit/0',
		'/edit/9999999999999999999/questions',
		`/edit/${ id }/nowhere`,
		'/duplicate/-1',
	] ) {
		await goTo( route );
		await expect(
			admin.getByRole( 'heading', {
				name: 'There is nothing at this address',
			} )
		).toBeVisible();
		await admin.getByRole( 'link', { name: 'Back to Surveys' } ).click();
		await expect( rowOf( admin, 'Routes (copy)' ) ).toBeVisible();
	}
} );

test( '[LST-02] the list shows title, status, dates, responses and shortcode of all surveys, newest first', async ( {
	admin,
	visitor,
	survey,
} ) => {
	const planned = new Date( Date.now() + 48 * HOUR );
	const answered = await survey( {
		title: 'Answered',
		status: 'publish',
		questions: [ CHOICE, WHY ],
	} );
	await survey( {
		title: 'Planned',
		status: 'publish',
		publish_at: planned.toISOString(),
	} );
	await visitor.goto( '/about/' );
	expect( await answerChoice( visitor ) ).toBe( 201 );

	await openList( admin );
	await expect( listOf( admin ).getByRole( 'columnheader' ) ).toHaveText( [
		// Selects all rows.
		'',
		'Title',
		'Status',
		'Created',
		'Responses',
		'Shortcode',
		'Actions',
	] );
	await expect( titlesOf( admin ) ).toHaveText( [ 'Planned', 'Answered' ] );
	const today = siteDate( new Date(), 'UTC' );
	await expect(
		rowOf( admin, 'Answered' ).getByRole( 'cell' )
	).toContainText( [
		'Answered',
		'Published',
		today,
		'1',
		`[userfeedback id=${ answered }]`,
	] );
	await expect( rowOf( admin, 'Planned' ) ).toContainText(
		`Scheduled: ${ siteDateTime( planned, 'UTC' ) }`
	);

	// The request of a list that was not there when the page was printed.
	const asked = admin.waitForRequest( /userfeedback\/v1\/surveys\?/ );
	await act( admin, 'Planned', 'Trash' );
	const { searchParams } = new URL( ( await asked ).url() );
	searchParams.delete( '_locale' );
	expect( Object.fromEntries( searchParams ) ).toEqual( {
		page: '1',
		per_page: '20',
		orderby: 'id',
		order: 'desc',
	} );
} );

test( '[LST-03] opens the wizard without surveys, and shows an invitation on the way back', async ( {
	admin,
	survey,
} ) => {
	await admin.goto( `${ SURVEYS }&first` );
	await expect( admin ).toHaveURL( /#\/new\/setup$/ );
	await admin.evaluate( () => {
		window.location.hash = '/';
	} );
	const list = listOf( admin );
	await expect( list.getByRole( 'heading' ) ).toHaveText( 'No Surveys' );
	await expect(
		list.getByText(
			'You currently have no Surveys. Click the button below to create your first Survey.',
			{ exact: true }
		)
	).toBeVisible();
	await list.getByRole( 'link', { name: 'Create New' } ).click();
	await expect( admin ).toHaveURL( /#\/new\/setup$/ );

	// Who deletes the last one is not sent away.
	await survey( { status: 'draft', title: 'The last one' } );
	await openList( admin );
	await act( admin, 'The last one', 'Trash' );
	await expect( list.getByRole( 'heading' ) ).toHaveText( 'No Surveys' );
	await filterOf( admin, 'Trash' ).click();
	await act( admin, 'The last one', 'Delete permanently' );
	await admin
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Delete permanently' } )
		.click();
	await expect( list.getByRole( 'heading' ) ).toHaveText( 'No Surveys' );
	await expect( admin ).toHaveURL( /#\/$/ );
} );

test( '[LST-04] quick filters show the count of each existing status', async ( {
	admin,
	survey,
} ) => {
	await survey( { title: 'Open one', status: 'publish' } );
	await survey( { title: 'Open two', status: 'publish' } );
	await survey( { status: 'draft', title: 'Draft one' } );
	await openList( admin );
	const filters = listOf( admin )
		.getByRole( 'list', { name: 'Filter by status' } )
		.getByRole( 'button' );
	await expect( filters ).toHaveText( [ 'All 3', 'Published 2', 'Draft 1' ] );

	await survey( {
		title: 'Later one',
		status: 'publish',
		publish_at: new Date( Date.now() + 48 * HOUR ).toISOString(),
	} );
	await openList( admin );
	await act( admin, 'Open two', 'Trash' );
	await expect( filters ).toHaveText( [
		'All 3',
		'Published 1',
		'Scheduled 1',
		'Draft 1',
		'Trash 1',
	] );
	for ( const [ name, titles ] of [
		[ 'Published', [ 'Open one' ] ],
		[ 'Scheduled', [ 'Later one' ] ],
		[ 'Draft', [ 'Draft one' ] ],
		[ 'Trash', [ 'Open two' ] ],
		[ 'All', [ 'Later one', 'Draft one', 'Open one' ] ],
	] as const ) {
		await filterOf( admin, name ).click();
		await expect( titlesOf( admin ) ).toHaveText( [ ...titles ] );
		await expect( filterOf( admin, name ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
	}
} );

test( '[LST-05] shows the status Draft, Published, Scheduled or Trash by the site’s clock', async ( {
	admin,
	api,
	survey,
	site,
} ) => {
	await site.option( 'timezone_string', 'Pacific/Auckland' );
	await survey( { status: 'draft', title: 'Sketch' } );
	await survey( { title: 'Running', status: 'publish' } );
	const started = Date.now() + 2_000;
	await survey( {
		title: 'Started',
		status: 'publish',
		publish_at: new Date( started ).toISOString(),
	} );
	const soon = new Date( Date.now() + HOUR );
	await survey( {
		title: 'Soon',
		status: 'publish',
		publish_at: soon.toISOString(),
	} );
	const gone = await survey( { status: 'draft', title: 'Gone' } );
	await api.move( 'trash', gone );

	await expect.poll( () => Date.now() > started ).toBe( true );
	await openList( admin );
	for ( const [ title, status ] of [
		[ 'Sketch', 'Draft' ],
		[ 'Running', 'Published' ],
		[ 'Started', 'Published' ],
		[ 'Soon', 'Scheduled' ],
	] as const ) {
		await expect(
			rowOf( admin, title ).getByRole( 'cell' ).nth( 2 )
		).toHaveText( status );
	}
	await expect( rowOf( admin, 'Soon' ) ).toContainText(
		siteDateTime( soon, 'Pacific/Auckland' )
	);
	await filterOf( admin, 'Trash' ).click();
	await expect(
		rowOf( admin, 'Gone' ).getByRole( 'cell' ).nth( 2 )
	).toHaveText( 'Trash' );
} );
