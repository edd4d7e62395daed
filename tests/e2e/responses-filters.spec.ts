import { openResults, respond, rowsOf } from './support/responses';
import { expectNotice } from './support/surveys';
import { expect, test } from './support/test';
import { CHOICE, WHY } from './support/visitors';

test( '[RSP-05] [PLS-19] [RSP-02~] [PLS-17~] filters, searches and tables responses, keeps all of it, and changes several at once', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'Filtered',
		questions: [ CHOICE, WHY ],
	} );
	const texts = [ 'Slow shop', 'Friendly', 'Slow phone', 'שלום' ];
	const ids = await respond(
		api,
		visitor.request,
		id,
		texts.map( ( value, index ) => [
			{ question_id: CHOICE.id, value: index < 2 ? 'Yes' : 'No' },
			{ question_id: WHY.id, value },
		] )
	);
	const title = ( index: number ) => `Response #${ ids[ index ] }`;
	await openResults( admin, `/survey/${ id }/responses` );
	const rows = rowsOf( admin, 'Responses' );
	await expect( rows ).toHaveCount( 4 );
	await expect( rows.first() ).toContainText( 'שלום' );

	// By hand: a word, then an answer.
	await admin
		.getByRole( 'searchbox', { name: 'Search answers' } )
		.fill( 'slow' );
	await expect( rows ).toHaveCount( 2 );
	await admin.getByRole( 'button', { name: 'Filters', exact: true } ).click();
	const form = admin.getByRole( 'dialog', { name: 'Filters' } );
	await form
		.getByRole( 'combobox', { name: 'Question' } )
		.selectOption( CHOICE.title );
	await form
		.getByRole( 'combobox', { name: 'Answer' } )
		.selectOption( 'Yes' );
	await expect( rows ).toHaveCount( 1 );
	await expect( rows ).toContainText( title( 0 ) );
	await admin.keyboard.press( 'Escape' );

	// A column for each question; which ones is kept for the user, the rest in the address.
	await admin.getByRole( 'radio', { name: 'Table' } ).click();
	await expect( rows.getByText( 'Slow shop' ) ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Columns' } ).click();
	const kept = admin.waitForResponse( /responses\/columns/ );
	await admin.getByRole( 'checkbox', { name: CHOICE.title } ).uncheck();
	await kept;
	await admin.reload();
	await expect( rows ).toHaveCount( 1 );
	await expect(
		admin.getByRole( 'columnheader', { name: WHY.title } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'columnheader', { name: CHOICE.title } )
	).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'searchbox', { name: 'Search answers' } )
	).toHaveValue( 'slow' );
	await admin.getByRole( 'button', { name: 'Clear all filters' } ).click();
	await expect( rows ).toHaveCount( 4 );

	// By the address, and from there to one response and back.
	await openResults(
		admin,
		`/survey/${ id }/responses?question=${ CHOICE.id }&option=No&device=desktop&range=today`
	);
	await expect( rows ).toHaveCount( 2 );
	await expect( rows.first() ).toContainText( title( 3 ) );
	for ( const index of [ 3, 2 ] ) {
		await admin
			.getByRole( 'checkbox', { name: `Select ${ title( index ) }` } )
			.check();
	}
	await admin
		.getByRole( 'region', { name: 'Bulk actions' } )
		.getByRole( 'button', { name: 'Trash' } )
		.click();
	await expectNotice( admin, '2 responses moved to the trash.' );
	// Nothing was left, so everything is shown.
	await expect( rows ).toHaveCount( 2 );
	await expect( rows.first() ).toContainText( title( 1 ) );
	await admin.getByRole( 'button', { name: 'Undo' } ).click();
	await expectNotice( admin, '2 responses restored.' );
	await expect( rows ).toHaveCount( 4 );
} );
