import type { Locator, Page } from '@playwright/test';
import { tabTo } from './support/editor';
import {
	expectSettled,
	filterOf,
	listOf,
	openList,
	rowOf,
	titlesOf,
} from './support/list';
import { expectNotice } from './support/surveys';
import { expect, test } from './support/test';

const TITLES = [ 'Breakfast', 'Dinner', 'Lunch' ];

test.beforeEach( async ( { survey } ) => {
	for ( const title of [ 'Dinner', 'Breakfast', 'Lunch' ] ) {
		await survey( { title, status: 'draft' } );
	}
	await survey( { title: 'Tea', status: 'publish' } );
} );

/** The element that a key would go to. */
const focused = ( admin: Page ): Locator => admin.locator( ':focus' );

test( 'finds, filters, sorts, duplicates, trashes and restores by keyboard only', async ( {
	admin,
} ) => {
	await openList( admin );
	const keys = admin.keyboard;
	const search = admin.getByRole( 'searchbox' );
	await tabTo( admin, search );
	await keys.type( 'lun' );
	await expect( titlesOf( admin ) ).toHaveText( [ 'Lunch' ] );
	await expect( search ).toBeFocused();
	await keys.press( 'Escape' );
	await search.fill( '' );
	await expect( titlesOf( admin ) ).toHaveCount( 4 );

	await tabTo( admin, filterOf( admin, 'Draft' ), 'Shift+Tab' );
	await keys.press( 'Enter' );
	await expect( titlesOf( admin ) ).toHaveCount( 3 );
	await expect( filterOf( admin, 'Draft' ) ).toBeFocused();
	await tabTo(
		admin,
		admin
			.getByRole( 'columnheader', { name: 'Title' } )
			.getByRole( 'button' )
	);
	await keys.press( 'Enter' );
	await expect( titlesOf( admin ) ).toHaveText( TITLES );
	// The focus is still on the column.
	await expect( focused( admin ) ).toHaveText( 'Title' );

	const menuOf = ( title: string ) =>
		rowOf( admin, title ).getByRole( 'button', { name: 'Actions' } );
	const choose = async ( title: string, action: string ) => {
		await tabTo( admin, menuOf( title ) );
		await keys.press( 'Enter' );
		const item = admin.getByRole( 'menuitem', { name: action } );
		await expect( item ).toBeVisible();
		for ( let presses = 0; presses < 8; presses++ ) {
			if (
				await item.evaluate(
					( el ) => el === el.ownerDocument.activeElement
				)
			) {
				break;
			}
			await keys.press( 'ArrowDown' );
		}
		await keys.press( 'Enter' );
	};
	await choose( 'Breakfast', 'Trash' );
	await expectNotice( admin, '“Breakfast” moved to the trash.' );
	// The next row took its place, and the focus with it.
	await expect( menuOf( 'Dinner' ) ).toBeFocused();

	await tabTo( admin, filterOf( admin, 'Trash' ), 'Shift+Tab' );
	await keys.press( 'Enter' );
	await expect( titlesOf( admin ) ).toHaveText( [ 'Breakfast' ] );
	await tabTo(
		admin,
		rowOf( admin, 'Breakfast' ).getByRole( 'button', { name: 'Restore' } )
	);
	await keys.press( 'Enter' );
	await expect( titlesOf( admin ) ).toHaveCount( 4 );
	await expectSettled( admin );
	// Nothing to restore is left; the focus is not lost with it.
	expect(
		await listOf( admin ).evaluate( ( list ) =>
			list.contains( list.ownerDocument.activeElement )
		)
	).toBe( true );

	await choose( 'Dinner', 'Duplicate' );
	await expect( admin ).toHaveURL( /#\/edit\/\d+\/questions$/ );
	await admin.goBack();
	await expect( rowOf( admin, 'Dinner (copy)' ) ).toBeVisible();
} );

test.describe( 'by touch', () => {
	test.use( {
		contextOptions: {
			viewport: { width: 375, height: 740 },
			hasTouch: true,
			isMobile: true,
		},
	} );

	test( 'finds, filters, sorts, duplicates, trashes and restores on a phone', async ( {
		admin,
	} ) => {
		await openList( admin );
		const overflow = () =>
			admin.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			);
		expect( await overflow() ).toBe( 0 );
		const search = admin.getByRole( 'searchbox' );
		await search.tap();
		await search.fill( 'lun' );
		await expect( titlesOf( admin ) ).toHaveText( [ 'Lunch' ] );
		await admin.getByRole( 'button', { name: /clear|reset/i } ).tap();
		await expect( titlesOf( admin ) ).toHaveCount( 4 );

		await filterOf( admin, 'Draft' ).tap();
		await expect( titlesOf( admin ) ).toHaveCount( 3 );
		await admin
			.getByRole( 'combobox', { name: 'Sort by' } )
			.selectOption( 'Title, A to Z' );
		await expect( titlesOf( admin ) ).toHaveText( TITLES );

		const choose = async ( title: string, action: string ) => {
			await rowOf( admin, title )
				.getByRole( 'button', { name: 'Actions' } )
				.tap();
			await admin.getByRole( 'menuitem', { name: action } ).tap();
		};
		await choose( 'Lunch', 'Trash' );
		await expectNotice( admin, '“Lunch” moved to the trash.' );
		expect( await overflow() ).toBe( 0 );
		await filterOf( admin, 'Trash' ).tap();
		await choose( 'Lunch', 'Restore' );
		await expect( titlesOf( admin ) ).toHaveCount( 4 );
		await choose( 'Lunch', 'Duplicate' );
		await expect( admin ).toHaveURL( /#\/edit\/\d+\/questions$/ );
	} );
} );
