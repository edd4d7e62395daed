import type { Locator, Page } from '@playwright/test';
import { SURVEYS } from './surveys';
import { expect } from './test';

/** Opens the list anew; `query` as in its address, `status=draft`. */
export async function openList( admin: Page, query = '' ): Promise< void > {
	// Another address than before the hash, or the browser would not load the page.
	await admin.goto( `${ SURVEYS }&anew=${ Math.random() }#/?${ query }` );
	await expect(
		admin.getByRole( 'heading', { level: 1, name: 'Surveys' } )
	).toBeVisible();
	await expectSettled( admin );
}

/** Waits until the list shows what it was asked for. */
export async function expectSettled( admin: Page ): Promise< void > {
	await expect( listOf( admin ) ).toHaveAttribute( 'aria-busy', 'false' );
	await expect(
		listOf( admin ).locator( '.userfeedback-skeleton' )
	).toHaveCount( 0 );
}

export const listOf = ( admin: Page ): Locator =>
	admin.getByRole( 'region', { name: 'Surveys' } );

/** The row of a survey. */
export const rowOf = ( admin: Page, title: string ): Locator =>
	listOf( admin ).getByRole( 'row' ).filter( { hasText: title } );

/** The titles of the rows, from above. */
export const titlesOf = ( admin: Page ): Locator =>
	listOf( admin ).locator( '.userfeedback-list-view__title' );

/** A quick filter. */
export const filterOf = ( admin: Page, name: string ): Locator =>
	listOf( admin )
		.getByRole( 'list', { name: 'Filter by status' } )
		.getByRole( 'button', { name: new RegExp( `^${ name } ` ) } );

/** Opens the menu of a survey's row. */
export async function openMenu( admin: Page, title: string ): Promise< void > {
	await rowOf( admin, title )
		.getByRole( 'button', { name: 'Actions' } )
		.click();
}

/** What the open menu offers; WordPress' own bar has menus too. */
export const offersOf = ( admin: Page ): Locator =>
	admin.locator( '[role="menuitem"]:not(#wpadminbar *)' );

/** Chooses an action of a survey's row. */
export async function act(
	admin: Page,
	title: string,
	action: string
): Promise< void > {
	await openMenu( admin, title );
	await admin.getByRole( 'menuitem', { name: action, exact: true } ).click();
}
