import { act, screen, within } from '@testing-library/react';
import { banner, card, openEditor, press } from '../support/editor';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const settle = () => act( () => jest.advanceTimersByTimeAsync( 50 ) );
const title = ( number: number ) =>
	card( number ).getByRole( 'textbox', { name: 'Title' } );

describe( 'the builder', () => {
	it( '[EDT-09~] links from its message to the fields at fault', async () => {
		const { user } = await openEditor();
		await user.clear( title( 2 ) );
		await press( user, 'Next Step: Settings' );
		const message = await banner( 'Please fix errors on this page.' );
		screen.getByRole( 'button', { name: 'Save' } ).focus();
		await user.click(
			within( message ).getByRole( 'button', { name: 'Question 2' } )
		);
		await settle();
		expect( title( 2 ) ).toHaveFocus();
	} );

	it( '[PLS-02~] keeps the focus in the question that Ctrl+Shift+Enter collapses', async () => {
		const { user } = await openEditor();
		await user.click( title( 2 ) );
		await user.keyboard( '{Control>}{Shift>}{Enter}{/Shift}{/Control}' );
		await settle();
		const group = screen.getByRole( 'group', { name: 'Question 2' } );
		expect( group ).toContainElement(
			document.activeElement as HTMLElement
		);
		expect( document.activeElement ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await user.keyboard( '{Control>}{Shift>}{Enter}{/Shift}{/Control}' );
		await settle();
		expect( title( 2 ) ).toBeVisible();
	} );

	it( 'marks the question with the focus in the outline', async () => {
		const { user } = await openEditor();
		const outline = within(
			screen.getByRole( 'navigation', { name: 'Questions' } )
		);
		const current = () =>
			outline
				.getAllByRole( 'listitem' )
				.map( ( item ) =>
					item.querySelector( '[aria-current]' ) ? 'x' : '-'
				)
				.join( '' );
		await user.click( title( 2 ) );
		expect( current() ).toBe( '-x' );
		await user.click( title( 1 ) );
		expect( current() ).toBe( 'x-' );
	} );

	it( 'counts the characters of a title near its limit', async () => {
		const { user } = await openEditor();
		expect( screen.queryByText( /characters$/ ) ).toBeNull();
		await user.click( title( 1 ) );
		await user.paste( 'x'.repeat( 480 ) );
		expect( title( 1 ) ).toHaveAccessibleDescription(
			/^\d+ of \d+ characters$/
		);
	} );
} );
