import type { Survey } from '../../src/survey-model';
import {
	act,
	filterOf,
	offersOf,
	openList,
	openMenu,
	rowOf,
} from './support/list';
import { RESULTS, expectNotice } from './support/surveys';
import { expect, test } from './support/test';
import { CHOICE, WHY, answerChoice } from './support/visitors';

test( '[LST-06] a row has the actions that its survey allows, asks before deleting, and can be restored', async ( {
	admin,
	survey,
} ) => {
	const id = await survey( { status: 'draft', title: 'Lunch' } );
	await openList( admin );
	const offered = offersOf( admin );
	await openMenu( admin, 'Lunch' );
	await expect( offered ).toHaveText( [
		'Edit',
		'Publish',
		'Results',
		'Responses',
		'Duplicate',
		'Export',
		'Trash',
	] );
	await offered.filter( { hasText: 'Edit' } ).click();
	await expect( admin ).toHaveURL(
		new RegExp( `#/edit/${ id }/questions$` )
	);
	for ( const [ action, route ] of [
		[ 'Results', `#/survey/${ id }` ],
		[ 'Responses', `#/survey/${ id }/responses` ],
	] as const ) {
		await openList( admin );
		await act( admin, 'Lunch', action );
		await expect( admin ).toHaveURL(
			( { pathname, search, hash } ) =>
				pathname + search + hash === `${ RESULTS }${ route }`
		);
	}

	await openList( admin );
	await act( admin, 'Lunch', 'Trash' );
	await expectNotice( admin, '“Lunch” moved to the trash.' );
	await admin.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( rowOf( admin, 'Lunch' ) ).toContainText( 'Draft' );

	await act( admin, 'Lunch', 'Trash' );
	await filterOf( admin, 'Trash' ).click();
	await openMenu( admin, 'Lunch' );
	await expect( offered ).toHaveText( [
		'Restore',
		'Results',
		'Responses',
		'Duplicate',
		'Delete permanently',
	] );
	await offered.filter( { hasText: 'Restore' } ).click();
	// Nothing is left in the trash, so the list shows all again.
	await expect( rowOf( admin, 'Lunch' ) ).toContainText( 'Draft' );
	await expect( admin ).toHaveURL( /#\/$/ );

	await act( admin, 'Lunch', 'Trash' );
	await filterOf( admin, 'Trash' ).click();
	await act( admin, 'Lunch', 'Delete permanently' );
	const dialog = admin.getByRole( 'dialog' );
	await expect( dialog ).toContainText(
		'“Lunch” will be deleted. Nobody has answered it. This cannot be undone.'
	);
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( rowOf( admin, 'Lunch' ) ).toBeVisible();
	await act( admin, 'Lunch', 'Delete permanently' );
	await dialog.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await expectNotice( admin, '“Lunch” deleted permanently.' );
	await expect( rowOf( admin, 'Lunch' ) ).toHaveCount( 0 );
} );

test( '[LST-08] copies a shortcode with one click', async ( {
	admin,
	survey,
} ) => {
	await admin
		.context()
		.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const id = await survey( { status: 'draft', title: 'Short' } );
	await openList( admin );
	await admin
		.getByRole( 'button', { name: 'Copy the shortcode of Short' } )
		.click();
	await expectNotice( admin, 'Copied to Clipboard' );
	expect( await admin.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		`[userfeedback id=${ id }]`
	);
} );

test( '[LST-12] a duplicate is a draft with everything except the responses, and opens in the editor', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const asksWhy = {
		...WHY,
		logic: {
			enabled: true,
			action: 'show',
			conditions: [
				{ question_id: CHOICE.id, compare: '=', value: 'No' },
			],
		},
	} as typeof WHY;
	const id = await survey( {
		title: 'Original',
		status: 'publish',
		questions: [ CHOICE, WHY ],
	} );
	await visitor.goto( '/about/' );
	expect( await answerChoice( visitor ) ).toBe( 201 );
	const original = await api.edit< Survey >( id, {
		questions: [ CHOICE, asksWhy ],
		settings: {
			thank_you: { type: 'message', message: 'Much obliged' },
		},
		notifications: {
			email: { active: true, addresses: 'chef@example.org' },
		},
	} );

	await openList( admin );
	await act( admin, 'Original', 'Duplicate' );
	await expect( admin ).toHaveURL( /#\/edit\/\d+\/questions$/ );
	await expectNotice( admin, 'You are editing the copy' );
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toContainText(
		'Original'
	);
	const copyId = Number( /edit\/(\d+)/.exec( admin.url() )?.[ 1 ] );
	expect( copyId ).not.toBe( id );
	const copy = await api.get< Survey >( `surveys/${ copyId }` );
	expect( copy ).toMatchObject( {
		status: 'draft',
		responses_count: 0,
		settings: original.settings,
		notifications: original.notifications,
	} );
	const [ choice, why ] = copy.questions;
	expect( [ choice?.title, why?.title ] ).toEqual( [
		CHOICE.title,
		WHY.title,
	] );
	expect( choice?.config ).toMatchObject( { ...CHOICE.config } );
	expect( choice?.config ).toEqual( original.questions[ 0 ]?.config );
	expect( [ choice?.id, why?.id ] ).not.toContain( CHOICE.id );
	expect( why?.logic ).toMatchObject( {
		enabled: true,
		conditions: [ { question_id: choice?.id, compare: '=', value: 'No' } ],
	} );
	await openList( admin );
	await expect( rowOf( admin, 'Original' ) ).toHaveCount( 2 );
} );
