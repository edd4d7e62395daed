import { steps, storedQuestions } from './support/editor';
import { takeScreenshots } from './support/screenshots';
import {
	SURVEYS,
	expectNotice,
	goOnTo,
	questionCard,
	retitle,
	startSurvey,
} from './support/surveys';
import { textQuestions } from './support/made';
import { expect, test } from './support/test';

test( '[EDT-01~] [EDT-02] shows the steps in order, from setup to publish and back', async ( {
	admin,
	api,
} ) => {
	await admin.goto( `${ SURVEYS }#/new` );
	await expect( admin ).toHaveURL( /#\/new\/setup$/ );
	await expect(
		admin.getByRole( 'heading', { name: 'Select a Template' } )
	).toBeVisible();
	expect( await steps( admin ) ).toEqual( [
		'Setup',
		'Questions',
		'Settings',
		'Notifications',
		'Publish',
	] );
	await expect(
		admin.getByRole( 'button', { name: /Next Step|Back/ } )
	).toHaveCount( 0 );
	await takeScreenshots( admin, 'editor-setup' );

	// A later step without a template leads to setup.
	await admin.goto( `${ SURVEYS }#/new/settings` );
	await expect( admin ).toHaveURL( /#\/new\/setup$/ );

	await admin.getByRole( 'button', { name: /^Blank/ } ).click();
	await expect( admin ).toHaveURL( /#\/new\/questions$/ );
	await retitle( admin, 'Step by step' );
	await admin.getByRole( 'button', { name: 'Back' } ).click();
	await expect( admin ).toHaveURL( /#\/new\/setup$/ );
	await admin.getByRole( 'button', { name: /^Blank/ } ).click();
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toContainText(
		'Step by step'
	);

	// Nothing invalid is saved; what is valid makes it a survey with an address of its own.
	const next = admin.getByRole( 'button', { name: 'Next Step: Settings' } );
	await next.click( { force: true } );
	await expect( admin ).toHaveURL( /#\/new\/questions$/ );
	await questionCard( admin, 1 ).getByLabel( 'Title' ).fill( 'Well?' );
	await next.click();
	await expect( admin ).toHaveURL( /#\/edit\/\d+\/settings$/ );
	expect( await steps( admin ) ).toEqual( [
		'Questions →',
		'Settings',
		'Notifications →',
		'Publish →',
	] );
	await takeScreenshots( admin, 'editor-settings' );
	await goOnTo( admin, 'Notifications' );
	await admin.getByRole( 'checkbox', { name: /Send an email/ } ).check();
	await takeScreenshots( admin, 'editor-notifications' );
	await goOnTo( admin, 'Publish' );
	await expect(
		admin.getByRole( 'button', { name: /Next Step/ } )
	).toHaveCount( 0 );

	for ( const step of [ 'notifications', 'settings', 'questions' ] ) {
		await admin.getByRole( 'button', { name: 'Back' } ).click();
		await expect( admin ).toHaveURL( new RegExp( `/${ step }$` ) );
	}
	await expect( admin.getByRole( 'button', { name: 'Back' } ) ).toHaveCount(
		0
	);

	// Opened again, it begins with its questions; setup is behind it. A reload loads it anew.
	const address = admin.url().replace( /\/questions$/, '' );
	await admin.goto( SURVEYS );
	await admin.goto( address );
	await expect( admin ).toHaveURL( /#\/edit\/\d+\/questions$/ );
	await admin.goto( `${ address }/setup` );
	await expect( admin ).toHaveURL( /#\/edit\/\d+\/questions$/ );
	let answer = () => undefined as void;
	const answered = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	await admin.route( /\/surveys\/\d+/, async ( route ) => {
		await answered;
		await route.continue();
	} );
	await admin.reload();
	await expect( admin.getByText( 'Loading…' ) ).toBeAttached();
	answer();
	await expect( questionCard( admin, 1 ) ).toBeVisible();

	// Once it is published, Next goes on without saving, and still only from a valid step.
	const id = Number( /\/edit\/(\d+)/.exec( address )?.[ 1 ] );
	await api.edit( id, { status: 'publish' } );
	await admin.reload();
	const title = questionCard( admin, 1 ).getByLabel( 'Title' );
	await title.fill( '' );
	await next.click( { force: true } );
	await expect( admin ).toHaveURL( /questions$/ );
	await title.fill( 'Half' );
	await next.click();
	await expect( admin ).toHaveURL( /settings$/ );
	await expect( admin.getByText( 'Unsaved changes' ) ).toBeVisible();
	expect( ( await storedQuestions( admin ) )[ 0 ] ).toMatchObject( {
		title: 'Well?',
	} );
	await admin.getByRole( 'button', { name: 'Unpublish' } ).click();
	await expectNotice( admin, 'Your Survey was Saved as a Draft.' );
} );

test( '[EDT-03] a step in the header saves first, but not a published survey; setup, the current step and steps after an invalid one are not links', async ( {
	admin,
	survey,
} ) => {
	await startSurvey( admin, 'By the header' );
	expect( await steps( admin ) ).toEqual( [
		'Setup',
		'Questions',
		'Settings',
		'Notifications',
		'Publish',
	] );
	await questionCard( admin, 1 ).getByLabel( 'Title' ).fill( 'Well?' );
	expect( await steps( admin ) ).toEqual( [
		'Setup',
		'Questions',
		'Settings →',
		'Notifications →',
		'Publish →',
	] );
	await admin.getByRole( 'link', { name: 'Notifications' } ).click();
	await expect( admin ).toHaveURL( /#\/edit\/\d+\/notifications$/ );
	await admin.getByRole( 'checkbox', { name: /Send an email/ } ).check();
	const addresses = admin.getByLabel( 'Addresses' );
	await expect( addresses ).toHaveValue( /@/ );
	await addresses.fill( 'nonsense' );
	expect( await steps( admin ) ).toEqual( [
		'Questions →',
		'Settings →',
		'Notifications',
		'Publish',
	] );
	await addresses.fill( 'jo@example.org' );
	await admin.getByRole( 'link', { name: 'Publish' } ).click();
	await expect( admin ).toHaveURL( /publish$/ );
	await admin.reload();
	await admin.getByRole( 'link', { name: 'Notifications' } ).click();
	await expect( addresses ).toHaveValue( 'jo@example.org' );
	await expect(
		admin.getByRole( 'button', { name: 'Save', exact: true } )
	).toBeEnabled();
	await admin.goto( `${ SURVEYS }#/new` );
	await expect(
		admin.getByRole( 'button', { name: 'Save', exact: true } )
	).toBeDisabled();

	// A published survey: half-typed wording does not go live with another step, only with Save.
	const id = await survey( {
		title: 'Live',
		questions: textQuestions( 'Before' ),
	} );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	const title = questionCard( admin, 1 ).getByLabel( 'Title' );
	const stored = async () => ( await storedQuestions( admin ) )[ 0 ];
	await title.fill( 'Half' );
	await admin
		.getByRole( 'navigation', { name: 'Steps' } )
		.getByRole( 'link', { name: 'Settings' } )
		.click();
	await expect( admin ).toHaveURL( /settings$/ );
	await admin.getByRole( 'link', { name: 'Publish' } ).click();
	await expect( admin ).toHaveURL( /publish$/ );
	await expect( admin.getByText( 'Unsaved changes' ) ).toBeVisible();
	expect( await stored() ).toMatchObject( { title: 'Before' } );
	await admin.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expectNotice( admin, 'Your Survey was Saved!' );
	expect( await stored() ).toMatchObject( { title: 'Half' } );
	await takeScreenshots( admin, 'editor-published' );
} );

test( '[EDT-04] asks in every step before unsaved changes are lost, and resets the builder when it is closed', async ( {
	admin,
	survey,
} ) => {
	const id = await survey( {
		title: 'To be left',
		questions: textQuestions( 'Well?' ),
		status: 'draft',
	} );
	const dialog = admin.getByRole( 'dialog', {
		name: 'Leave without saving?',
	} );
	for ( const step of [
		'questions',
		'settings',
		'notifications',
		'publish',
	] ) {
		await admin.goto( `${ SURVEYS }#/edit/${ id }/${ step }` );
		await retitle( admin, 'Changed' );
		await admin.getByRole( 'link', { name: 'All surveys' } ).click();
		await expect( dialog ).toBeVisible();
		await admin.getByRole( 'button', { name: 'Keep editing' } ).click();
		await expect( admin ).toHaveURL( new RegExp( `${ step }$` ) );
		await admin.getByRole( 'link', { name: 'All surveys' } ).click();
		await admin
			.getByRole( 'button', { name: 'Leave without saving' } )
			.click();
		await expect( admin ).toHaveURL( /#\/$/ );
	}
	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	const heading = admin.getByRole( 'heading', { level: 1 } );
	await expect( heading ).toContainText( 'To be left' );

	// The browser's own ways: back, and a reload.
	await admin.goto( `${ SURVEYS }#/` );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	await retitle( admin, 'Changed' );
	await admin.goBack();
	await expect( dialog ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Keep editing' } ).click();
	const asked = admin.waitForEvent( 'dialog' );
	const reload = admin.reload().catch( () => undefined );
	const question = await asked;
	expect( question.type() ).toBe( 'beforeunload' );
	await question.accept();
	await reload;
	await expect( heading ).toContainText( 'To be left' );
} );
