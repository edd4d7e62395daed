import { tabTo, titles } from './support/editor';
import { takeScreenshots } from './support/screenshots';
import {
	SURVEYS,
	expectNotice,
	questionCard,
	retitle,
	widgetOf,
} from './support/surveys';
import { expect, test } from './support/test';

test( 'builds, sorts and publishes a survey of five types by keyboard only', async ( {
	admin,
	visitor,
} ) => {
	const keyboard = admin.keyboard;
	await admin.goto( `${ SURVEYS }#/new` );
	await tabTo( admin, admin.getByRole( 'button', { name: /^Blank/ } ) );
	await keyboard.press( 'Enter' );
	// The title of a survey without one has the focus.
	await expect(
		admin.getByRole( 'textbox', { name: 'Survey title' } )
	).toBeFocused();
	await keyboard.type( 'By keyboard' );
	await keyboard.press( 'Enter' );
	await tabTo( admin, questionCard( admin, 1 ).getByLabel( 'Title' ) );
	await keyboard.type( 'Single?' );
	const types = [
		'Checkboxes',
		'Radio Buttons',
		'Email Capture',
		'Long Text',
	];
	for ( const type of types ) {
		await tabTo(
			admin,
			admin.getByRole( 'button', { name: 'Add Question' } )
		);
		await keyboard.press( 'Enter' );
		await expect(
			admin.getByRole( 'menuitem', { name: 'Checkboxes' } )
		).toBeFocused();
		const item = admin.getByRole( 'menuitem', { name: type } );
		await tabTo( admin, item, 'ArrowDown' );
		await keyboard.press( 'Enter' );
		await expect(
			admin.getByRole( 'textbox', { name: 'Title', exact: true } ).last()
		).toBeFocused();
		await keyboard.type( `${ type }?` );
	}
	for ( const [ number, options ] of [
		[ 2, [ 'red', 'blue' ] ],
		[ 3, [ 'yes', 'no' ] ],
	] as const ) {
		const card = questionCard( admin, number );
		await card.getByLabel( 'Title' ).focus();
		await tabTo( admin, card.getByRole( 'textbox', { name: 'Option 1' } ) );
		await keyboard.type( options[ 0 ] );
		// Enter leads to the next option, or adds it.
		await keyboard.press( 'Enter' );
		await expect(
			card.getByRole( 'textbox', { name: 'Option 2' } )
		).toBeFocused();
		await keyboard.type( options[ 1 ] );
	}
	await tabTo(
		admin,
		admin.getByRole( 'checkbox', { name: 'Include name' } )
	);
	await keyboard.press( 'Space' );
	await admin.getByRole( 'button', { name: 'Drag question 5' } ).focus();
	await keyboard.press( 'Space' );
	await expect(
		admin.getByText( 'Picked up question 5 of 5.' )
	).toBeAttached();
	for ( const place of [ 4, 3, 2, 1 ] ) {
		await keyboard.press( 'ArrowUp' );
		await expect(
			admin.getByText( `Now over place ${ place } of 5.` )
		).toBeAttached();
	}
	await keyboard.press( 'Space' );
	await expect
		.poll( () => titles( admin ) )
		.toEqual( [
			'Long Text?',
			'Single?',
			'Checkboxes?',
			'Radio Buttons?',
			'Email Capture?',
		] );
	await takeScreenshots( admin, 'editor-five-types' );
	for ( const step of [ 'Settings', 'Notifications', 'Publish' ] ) {
		await tabTo(
			admin,
			admin.getByRole( 'button', { name: `Next Step: ${ step }` } )
		);
		await keyboard.press( 'Enter' );
		await expect(
			admin.getByRole( 'group', { name: `${ step } step` } )
		).toBeFocused();
	}
	await tabTo(
		admin,
		admin.getByRole( 'button', { name: 'Save and Publish' } )
	);
	await keyboard.press( 'Enter' );
	await expect( admin ).toHaveURL( /#\/$/ );
	await visitor.goto( '/about/' );
	await expect(
		widgetOf( visitor ).getByRole( 'heading', { name: 'Long Text?' } )
	).toBeVisible();
} );

test( 'builds and sorts a survey by touch on a phone', async ( {
	browser,
	adminState,
} ) => {
	const context = await browser.newContext( {
		storageState: adminState,
		viewport: { width: 375, height: 800 },
		hasTouch: true,
		isMobile: true,
	} );
	const phone = await context.newPage();
	await phone.goto( `${ SURVEYS }#/new` );
	await phone.getByRole( 'button', { name: /^Blank/ } ).tap();
	await retitle( phone, 'By touch' );
	await questionCard( phone, 1 ).getByLabel( 'Title' ).fill( 'First?' );
	for ( const type of [ 'Email Capture', 'Long Text' ] ) {
		await phone.getByRole( 'button', { name: 'Add Question' } ).tap();
		await phone.getByRole( 'menuitem', { name: type } ).tap();
		await phone
			.getByRole( 'textbox', { name: 'Title', exact: true } )
			.last()
			.fill( `${ type }?` );
	}
	await phone.getByRole( 'button', { name: 'Move question 3 up' } ).tap();
	expect( await titles( phone ) ).toEqual( [
		'First?',
		'Long Text?',
		'Email Capture?',
	] );

	// A finger on the handle drags the card, not the page.
	const handle = phone.getByRole( 'button', { name: 'Drag question 1' } );
	await handle.scrollIntoViewIfNeeded();
	const box = await handle.boundingBox();
	const below = await phone
		.getByRole( 'button', { name: 'Drag question 2' } )
		.boundingBox();
	if ( ! box || ! below ) {
		throw new Error( 'The handles are not to be seen.' );
	}
	expect( box.width ).toBeGreaterThanOrEqual( 40 );
	const touch = await context.newCDPSession( phone );
	const x = box.x + box.width / 2;
	const y = box.y + box.height / 2;
	const way = below.y - box.y + 40;
	await touch.send( 'Input.dispatchTouchEvent', {
		type: 'touchStart',
		touchPoints: [ { x, y } ],
	} );
	for ( let part = 1; part <= 10; part++ ) {
		await touch.send( 'Input.dispatchTouchEvent', {
			type: 'touchMove',
			touchPoints: [ { x, y: y + ( way * part ) / 10 } ],
		} );
	}
	await touch.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
	await expect
		.poll( () => titles( phone ) )
		.toEqual( [ 'Long Text?', 'First?', 'Email Capture?' ] );

	for ( const step of [ 'Settings', 'Notifications', 'Publish' ] ) {
		const next = phone.getByRole( 'button', {
			name: `Next Step: ${ step }`,
		} );
		// After a finger that a program moved, Chromium may take the next tap for the end of a scroll.
		await expect( async () => {
			await next.tap( { timeout: 2000 } );
			await expect(
				phone.getByRole( 'group', { name: `${ step } step` } )
			).toBeVisible( { timeout: 3000 } );
		} ).toPass();
		expect(
			await phone.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 375 );
	}
	await phone.getByRole( 'radio', { name: 'Draft' } ).tap();
	await phone.getByRole( 'button', { name: 'Save as Draft' } ).tap();
	await expectNotice( phone, 'Your Survey was Saved as a Draft.' );
	await context.close();
} );
