import { titles } from './support/editor';
import { takeScreenshots } from './support/screenshots';
import {
	SURVEYS,
	expectNotice,
	goOnTo,
	questionCard,
	startSurvey,
	writeOptions,
} from './support/surveys';
import { textQuestions } from './support/made';
import { expect, test } from './support/test';

test( '[QST-02] cards are sorted by dragging, by keyboard and by buttons; the thank-you card stays last', async ( {
	admin,
	survey,
} ) => {
	const id = await survey( {
		title: 'In order',
		questions: textQuestions( 'A', 'B', 'C' ),
		status: 'draft',
	} );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	await expect( questionCard( admin, 3 ) ).toBeVisible();
	const handle = ( number: number ) =>
		admin.getByRole( 'button', { name: `Drag question ${ number }` } );

	const from = await handle( 1 ).boundingBox();
	const to = await handle( 2 ).boundingBox();
	if ( ! from || ! to ) {
		throw new Error( 'The handles are not to be seen.' );
	}
	await admin.mouse.move( from.x + 10, from.y + 10 );
	await admin.mouse.down();
	await admin.mouse.move( to.x + 10, to.y + 60, { steps: 8 } );
	await admin.mouse.up();
	await expect.poll( () => titles( admin ) ).toEqual( [ 'B', 'A', 'C' ] );

	await handle( 3 ).focus();
	await expect( handle( 3 ) ).toHaveAccessibleDescription(
		/press the space bar/
	);
	await admin.keyboard.press( 'Space' );
	await expect(
		admin.getByText( 'Picked up question 3 of 3.' )
	).toBeAttached();
	await admin.keyboard.press( 'ArrowUp' );
	await expect( admin.getByText( 'Now over place 2 of 3.' ) ).toBeAttached();
	await admin.keyboard.press( 'ArrowUp' );
	await expect( admin.getByText( 'Now over place 1 of 3.' ) ).toBeAttached();
	await admin.keyboard.press( 'Space' );
	await expect.poll( () => titles( admin ) ).toEqual( [ 'C', 'B', 'A' ] );
	await expect( handle( 1 ) ).toBeFocused();

	await admin.keyboard.press( 'Space' );
	await admin.keyboard.press( 'ArrowDown' );
	await admin.keyboard.press( 'Escape' );
	expect( await titles( admin ) ).toEqual( [ 'C', 'B', 'A' ] );

	await admin.getByRole( 'button', { name: 'Move question 1 down' } ).click();
	expect( await titles( admin ) ).toEqual( [ 'B', 'C', 'A' ] );
	await expect(
		admin.getByRole( 'button', { name: 'Move question 2 down' } )
	).toBeFocused();

	// The thank-you card has no handle and comes after all of them.
	const groups = admin.getByRole( 'group', {
		name: /^(Question \d|Thank you)$/,
	} );
	await expect( groups ).toHaveCount( 4 );
	await expect( groups.last() ).toHaveAccessibleName( 'Thank you' );
	await expect(
		groups.last().getByRole( 'button', { name: /Drag|Move/ } )
	).toHaveCount( 0 );
	await admin.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expectNotice( admin, 'Your Survey was Saved as a Draft.' );
	await admin.reload();
	await expect.poll( () => titles( admin ) ).toEqual( [ 'B', 'C', 'A' ] );
} );

test( '[QST-04] [QST-08] a blank survey starts with a text question; options are trimmed and limited to the allowed number', async ( {
	admin,
	survey,
} ) => {
	await startSurvey( admin, 'Options' );
	const card = questionCard( admin, 1 );
	await expect(
		admin.getByRole( 'group', { name: /^Question \d/ } )
	).toHaveCount( 1 );
	await expect( card.getByLabel( 'Type' ) ).toHaveValue( 'text' );
	await expect( card.getByLabel( 'Title' ) ).toHaveValue( '' );
	await card.getByLabel( 'Title' ).fill( 'Which?' );

	const options = card.getByRole( 'textbox', { name: /^Option/ } );
	const add = card.getByRole( 'button', { name: 'Add option' } );
	const remove = card.getByRole( 'button', { name: /Remove option/ } );
	await card.getByLabel( 'Type' ).selectOption( 'Checkboxes' );
	await expect( options ).toHaveCount( 1 );
	await expect( remove ).toHaveCount( 0 );
	await card.getByLabel( 'Type' ).selectOption( 'Radio Buttons' );
	await expect( options ).toHaveCount( 2 );
	await expect( remove ).toHaveCount( 0 );
	await writeOptions( card, [ '  one ', 'two', 'three', 'four', 'five' ] );
	await expect( add ).toHaveCount( 0 );
	await expect( remove ).toHaveCount( 5 );
	await remove.last().click();
	await expect( add ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expectNotice( admin, 'Your Survey was Saved as a Draft.' );
	await admin.reload();
	await expect( options ).toHaveCount( 4 );
	await expect( options.first() ).toHaveValue( 'one' );

	await options.nth( 1 ).fill( '   ' );
	await expect(
		admin.getByRole( 'button', { name: /Next Step/ } )
	).toHaveAttribute( 'aria-disabled', 'true' );

	// Stored without any question, it starts with one again.
	const id = await survey( {
		title: 'Without questions',
		questions: textQuestions(),
		status: 'draft',
	} );
	await admin.goto( SURVEYS );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	await expect( card.getByLabel( 'Type' ) ).toHaveValue( 'text' );
	await expect(
		admin.getByRole( 'group', { name: /^Question \d/ } )
	).toHaveCount( 1 );
} );

test( 'titles of 500 characters, with emoji and right-to-left text, are complete and stay inside their frames', async ( {
	admin,
} ) => {
	const long = `مرحبا 🎉 <b>bold</b> ${ 'Wort'.repeat( 130 ) }`.slice(
		0,
		500
	);
	await startSurvey( admin, long );
	await questionCard( admin, 1 ).getByLabel( 'Title' ).fill( long );
	await goOnTo( admin, 'Settings' );
	await admin.reload();
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toContainText(
		long
	);
	await admin.getByRole( 'link', { name: 'Questions' } ).click();
	await expect( questionCard( admin, 1 ).getByLabel( 'Title' ) ).toHaveValue(
		long
	);
	for ( const width of [ 1280, 375 ] ) {
		await admin.setViewportSize( { width, height: 800 } );
		expect(
			await admin.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( width );
	}
	await takeScreenshots( admin, 'editor-long-title' );
} );
