import {
	expectSettled,
	listOf,
	openList,
	rowOf,
	titlesOf,
} from './support/list';
import { expectNotice } from './support/surveys';
import { expect, test } from './support/test';

test( '[LST-09] a click on a column sorts by it, a second click reverses the order; search finds parts of titles', async ( {
	admin,
	survey,
} ) => {
	for ( const [ title, status ] of [
		[ 'Banana bread', 'publish' ],
		[ 'Apple pie', 'draft' ],
		[ 'Cherry cake', 'publish' ],
	] as const ) {
		await survey( { title, status } );
	}
	await openList( admin );
	const header = ( name: string ) =>
		admin.getByRole( 'columnheader', { name } );
	const sort = ( name: string ) =>
		header( name ).getByRole( 'button' ).click();
	const up = [ 'Apple pie', 'Banana bread', 'Cherry cake' ];
	await sort( 'Title' );
	await expect( titlesOf( admin ) ).toHaveText( up );
	await expect( header( 'Title' ) ).toHaveAttribute(
		'aria-sort',
		'ascending'
	);
	await sort( 'Title' );
	await expect( titlesOf( admin ) ).toHaveText( up.reverse() );
	await expect( header( 'Title' ) ).toHaveAttribute(
		'aria-sort',
		'descending'
	);
	await sort( 'Status' );
	await expect( titlesOf( admin ).first() ).toHaveText( 'Apple pie' );
	await sort( 'Created' );
	await expect( titlesOf( admin ) ).toHaveText( [
		'Cherry cake',
		'Apple pie',
		'Banana bread',
	] );
	await sort( 'Created' );
	await expect( titlesOf( admin ).first() ).toHaveText( 'Banana bread' );

	const field = admin.getByRole( 'searchbox', { name: 'Search by title' } );
	await field.pressSequentially( 'rry c' );
	await expect( titlesOf( admin ) ).toHaveText( [ 'Cherry cake' ] );
	await admin.reload();
	await expect( titlesOf( admin ) ).toHaveText( [ 'Cherry cake' ] );
	await field.fill( 'no such cake' );
	await expect(
		listOf( admin ).getByText( 'There is no match for “no such cake”.' )
	).toBeVisible();
	await admin.getByRole( 'button', { name: 'Clear search' } ).click();
	await expect( titlesOf( admin ) ).toHaveCount( 3 );
	await expect( field ).toHaveValue( '' );
} );

test( '[LST-10] pages are reached by previous and next, first and last, and by typing a number', async ( {
	admin,
	survey,
} ) => {
	await Promise.all(
		Array.from( { length: 42 }, ( _, index ) =>
			survey( { status: 'draft', title: `Survey ${ index + 1 }` } )
		)
	);
	await openList( admin );
	const pages = admin.getByRole( 'navigation', { name: 'Pages' } );
	const step = ( name: string ) => pages.getByRole( 'button', { name } );
	const field = pages.getByRole( 'textbox' );
	await expect( pages ).toContainText( '42 items' );
	await expect( pages ).toContainText( 'of 3' );
	const expectPage = async ( number: number, rows: number ) => {
		await expect( field ).toHaveValue( String( number ) );
		await expectSettled( admin );
		await expect( titlesOf( admin ) ).toHaveCount( rows );
		for ( const [ name, isDisabled ] of [
			[ 'First page', number === 1 ],
			[ 'Previous page', number === 1 ],
			[ 'Next page', number === 3 ],
			[ 'Last page', number === 3 ],
		] as const ) {
			await ( isDisabled
				? expect( step( name ) ).toBeDisabled()
				: expect( step( name ) ).toBeEnabled() );
		}
	};
	await expectPage( 1, 20 );
	await step( 'Next page' ).click();
	await expectPage( 2, 20 );
	await step( 'Last page' ).click();
	await expectPage( 3, 2 );
	await step( 'Previous page' ).click();
	await expectPage( 2, 20 );
	await step( 'First page' ).click();
	await expectPage( 1, 20 );
	await field.fill( '3' );
	await field.press( 'Enter' );
	await expectPage( 3, 2 );
	for ( const beyond of [ '4', '0', '-1', '1.5', 'two' ] ) {
		await field.fill( beyond );
		await field.press( 'Enter' );
		await expectPage( 3, 2 );
	}
	// The last two go: the page that is gone leads to the one before.
	for ( const title of await titlesOf( admin ).allInnerTexts() ) {
		await rowOf( admin, title )
			.filter( { has: admin.getByText( title, { exact: true } ) } )
			.getByRole( 'button', { name: 'Actions' } )
			.click();
		await admin.getByRole( 'menuitem', { name: 'Trash' } ).click();
		await expectNotice( admin, `“${ title }” moved to the trash.` );
	}
	await expect( field ).toHaveValue( '2' );
	await expect( titlesOf( admin ) ).toHaveCount( 20 );
	await expect( pages ).toContainText( '40 items' );
} );
