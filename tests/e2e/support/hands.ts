import type { Locator, Page } from '@playwright/test';
import { tabTo } from './editor';
import { expect } from './test';

/** A way to work a page: with the mouse, or with the keyboard alone. */
export interface Hands {
	press: ( target: Locator ) => Promise< void >;
	write: ( field: Locator, text: string ) => Promise< void >;
	/** Chooses an option of a select by its label. */
	choose: ( select: Locator, label: string ) => Promise< void >;
	/** Checks or unchecks a checkbox, or checks a radio button. */
	set: ( control: Locator, isOn?: boolean ) => Promise< void >;
	/** Chooses an item of the menu that a button opens. */
	pick: ( button: Locator, item: string ) => Promise< void >;
	/** Writes a date, as month, day and year. */
	date: (
		field: Locator,
		date: [ string, string, string ]
	) => Promise< void >;
}

export function mouse( page: Page ): Hands {
	return {
		press: ( target ) => target.click(),
		write: ( field, text ) => field.fill( text ),
		choose: async ( select, label ) => {
			await select.selectOption( label );
		},
		set: async ( control, isOn = true ) => {
			// The screen's header covers what was only just scrolled into view.
			await control.evaluate( ( node ) =>
				node.scrollIntoView( { block: 'center' } )
			);
			// The control may be invisible below the card that shows its state.
			await control.setChecked( isOn, { force: true } );
		},
		pick: async ( button, item ) => {
			await button.click();
			await page.getByRole( 'menuitem', { name: item } ).click();
		},
		date: ( field, [ month, day, year ] ) =>
			field.fill( `${ year }-${ month }-${ day }` ),
	};
}

export function keyboardAlone( page: Page ): Hands {
	const { keyboard } = page;
	return {
		press: async ( target ) => {
			await tabTo( page, target );
			await keyboard.press( 'Enter' );
		},
		write: async ( field, text ) => {
			await tabTo( page, field );
			await keyboard.press( 'Control+a' );
			await keyboard.type( text );
		},
		choose: async ( select, label ) => {
			await tabTo( page, select );
			await keyboard.type( label );
			await expect( select.locator( 'option:checked' ) ).toHaveText(
				label
			);
		},
		set: async ( control, isOn = true ) => {
			if ( ( await control.getAttribute( 'type' ) ) !== 'radio' ) {
				await tabTo( page, control );
				await keyboard.press( 'Space' );
				await expect( control ).toBeChecked( { checked: isOn } );
				return;
			}
			// Tab reaches the chosen radio button of a group, or the first one; arrow keys reach the others.
			const name = await control.getAttribute( 'name' );
			const group = page.locator( `input[name="${ name }"]` );
			const chosen = group.and( page.locator( ':checked' ) );
			const entry = ( await chosen.count() ) > 0 ? chosen : group.first();
			await tabTo( page, entry );
			if ( ! ( await control.isChecked() ) ) {
				await tabTo( page, control, 'ArrowDown' );
			}
			if ( ! ( await control.isChecked() ) ) {
				await keyboard.press( 'Space' );
			}
			await expect( control ).toBeChecked();
		},
		pick: async ( button, item ) => {
			await tabTo( page, button );
			await keyboard.press( 'Enter' );
			await expect(
				page.locator( '[role="menuitem"]:focus' )
			).toBeVisible();
			await tabTo(
				page,
				page.getByRole( 'menuitem', { name: item } ),
				'ArrowDown'
			);
			await keyboard.press( 'Enter' );
		},
		date: async ( field, [ month, day, year ] ) => {
			await tabTo( page, field );
			await keyboard.type( `${ month }${ day }${ year }` );
		},
	};
}
