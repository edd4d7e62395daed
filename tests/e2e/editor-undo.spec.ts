import { storedQuestions, titles } from './support/editor';
import { takeScreenshots } from './support/screenshots';
import { SURVEYS, expectNotice, questionCard } from './support/surveys';
import { textQuestions } from './support/made';
import { expect, test } from './support/test';

test( '[PLS-02] undoes, redoes, duplicates and moves questions by keys inside a field, across a save, and lists all keys', async ( {
	admin,
	survey,
} ) => {
	const id = await survey( {
		title: 'Undone',
		questions: textQuestions( 'First', 'Second' ),
		status: 'draft',
	} );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	const first = questionCard( admin, 1 ).getByLabel( 'Title' );
	const second = questionCard( admin, 2 ).getByLabel( 'Title' );

	// The browser's own undo would change only the field that has the focus.
	await first.click();
	await admin.keyboard.press( 'End' );
	await admin.keyboard.type( ' one' );
	await second.click();
	await admin.keyboard.press( 'End' );
	await admin.keyboard.type( ' one' );
	await admin.keyboard.press( 'Control+z' );
	await expect( second ).toHaveValue( 'Second' );
	await expect( second ).toBeFocused();
	await admin.keyboard.press( 'Control+z' );
	await expect( first ).toHaveValue( 'First' );
	await expect( first ).toBeFocused();
	await expect( second ).toHaveValue( 'Second' );
	await admin.keyboard.press( 'Control+Shift+z' );
	await admin.keyboard.press( 'Control+y' );
	expect( await titles( admin ) ).toEqual( [ 'First one', 'Second one' ] );

	await admin.keyboard.press( 'Control+Shift+d' );
	await expect(
		questionCard( admin, 3 ).getByLabel( 'Title' )
	).toBeFocused();
	expect( await titles( admin ) ).toEqual( [
		'First one',
		'Second one',
		'Second one',
	] );
	await admin.keyboard.press( 'Control+z' );
	await expect( second ).toBeFocused();
	expect( await titles( admin ) ).toEqual( [ 'First one', 'Second one' ] );

	await admin.keyboard.press( 'Alt+Shift+ArrowUp' );
	expect( await titles( admin ) ).toEqual( [ 'Second one', 'First one' ] );
	const saved = admin.waitForResponse(
		( response ) => response.request().method() === 'POST'
	);
	await admin.keyboard.press( 'Control+s' );
	expect( ( await saved ).ok() ).toBe( true );
	await expectNotice( admin, 'Your Survey was Saved as a Draft.' );
	await admin.keyboard.press( 'Control+z' );
	expect( await titles( admin ) ).toEqual( [ 'First one', 'Second one' ] );
	await admin.keyboard.press( 'Alt+PageDown' );
	await expect( admin ).toHaveURL( /\/settings$/ );
	await admin.keyboard.press( 'Alt+PageUp' );
	await expect( admin ).toHaveURL( /\/questions$/ );
	expect(
		( await storedQuestions( admin ) ).map(
			( question ) => ( question as unknown as { title: string } ).title
		)
	).toEqual( [ 'First one', 'Second one' ] );

	await second.fill( '' );
	await takeScreenshots( admin, 'editor-missing' );
	await admin
		.getByRole( 'button', { name: '1 question needs a title' } )
		.click();
	await expect( second ).toBeFocused();
	await admin.getByRole( 'heading', { level: 1 } ).click();
	await admin.keyboard.press( 'Escape' );
	await admin.keyboard.press( 'Shift+?' );
	const help = admin.getByRole( 'dialog', { name: 'Keyboard shortcuts' } );
	await expect( help ).toContainText( 'Duplicate the question' );
	await takeScreenshots( admin, 'editor-shortcuts', { fullPage: false } );
	await admin.keyboard.press( 'Escape' );
	await expect( help ).toHaveCount( 0 );
} );
