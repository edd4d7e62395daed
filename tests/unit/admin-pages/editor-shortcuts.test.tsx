import { act, fireEvent, screen, within } from '@testing-library/react';
import { missingIn } from '@/admin-pages/surveys/editor/missing';
import { shortcutOf } from '@/admin-pages/surveys/editor/shortcuts/keys';
import { SHORTCUTS } from '@/lib/shortcuts';
import { isApple, keysText } from '@/lib/keys';
import { banner, card, openEditor, site, titles } from '../support/editor';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

function on( platform: string ): void {
	jest.spyOn( window.navigator, 'platform', 'get' ).mockReturnValue(
		platform
	);
}

const title = ( number: number ) =>
	card( number ).getByRole( 'textbox', { name: 'Title' } );
const settle = () => act( () => jest.advanceTimersByTimeAsync( 50 ) );

describe( 'the keys of shortcuts', () => {
	const press = ( key: string, held: KeyboardEventInit = {} ) =>
		shortcutOf( new KeyboardEvent( 'keydown', { key, ...held } ) )?.name;

	it.each< [ string, KeyboardEventInit, string | undefined ] >( [
		[ 'z', { ctrlKey: true }, 'undo' ],
		[ 'Z', { ctrlKey: true, shiftKey: true }, 'redo' ],
		// Caps Lock.
		[ 'Z', { ctrlKey: true }, 'undo' ],
		[ 'y', { ctrlKey: true }, 'redo' ],
		[ 'z', { metaKey: true }, undefined ],
		[ 'z', { ctrlKey: true, altKey: true }, undefined ],
		[ 'z', {}, undefined ],
		[ '?', { shiftKey: true }, 'help' ],
		// Keyboards on which no shift is needed.
		[ '?', {}, 'help' ],
		[ '?', { ctrlKey: true }, undefined ],
		[ 'Enter', { ctrlKey: true }, 'add-question' ],
		[ 'Enter', {}, undefined ],
		[ 'ArrowUp', { altKey: true, shiftKey: true }, 'move-question-up' ],
		[ 'ArrowUp', { altKey: true }, undefined ],
		[ 'я', { ctrlKey: true, code: 'KeyZ' }, 'undo' ],
		// On a French keyboard, this key is a W.
		[ 'w', { ctrlKey: true, code: 'KeyZ' }, undefined ],
		[ 'z', { ctrlKey: true, isComposing: true }, undefined ],
	] )( '%s with %j triggers %s', ( key, held, name ) => {
		on( 'Win32' );
		expect( press( key, held ) ).toBe( name );
	} );

	it( '[PLS-02~] use Command and Option on Apple’s systems', () => {
		on( 'MacIntel' );
		expect( isApple() ).toBe( true );
		expect( press( 'z', { metaKey: true } ) ).toBe( 'undo' );
		expect( press( 'z', { ctrlKey: true } ) ).toBeUndefined();
		expect( keysText( { key: 'z', primary: true, shift: true } ) ).toBe(
			'Command+Shift+Z'
		);
		expect( keysText( { key: 'PageUp', alt: true } ) ).toBe(
			'Option+Page Up'
		);
	} );

	it( 'are different for each shortcut', () => {
		on( 'Linux x86_64' );
		const all = SHORTCUTS.flatMap( ( { keys } ) => keys.map( keysText ) );
		expect( new Set( all ).size ).toBe( all.length );
	} );
} );

describe( 'shortcuts in the builder', () => {
	it( '[PLS-02~] save, and go to the next and the previous step', async () => {
		const { user, saves } = await openEditor();
		await user.type( title( 2 ), '!{Control>}s{/Control}' );
		await settle();
		expect( saves() ).toHaveLength( 1 );
		expect(
			await banner( 'Your Survey was Saved as a Draft.' )
		).toBeVisible();
		await user.keyboard( '{Alt>}{PageDown}{/Alt}' );
		await settle();
		expect( window.location.hash ).toBe( '#/edit/7/settings' );
		await user.keyboard( '{Alt>}{PageUp}{/Alt}' );
		await settle();
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
	} );

	it( '[PLS-02~] move the question with the focus and open the menu that adds one', async () => {
		const { user } = await openEditor();
		await user.click( title( 2 ) );
		await user.keyboard( '{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}' );
		await settle();
		expect( titles() ).toEqual( [ 'Why?', 'Happy?' ] );
		expect( title( 1 ) ).toHaveFocus();
		// The first question cannot move up.
		await user.keyboard( '{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}' );
		await user.keyboard( '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}' );
		await settle();
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
		await user.keyboard( '{Control>}{Enter}{/Control}' );
		await settle();
		expect(
			screen.getByRole( 'menu', { name: 'Add Question' } )
		).toBeInTheDocument();
	} );

	it( '[PLS-02~] duplicate, collapse and expand the question with the focus', async () => {
		const { user } = await openEditor();
		await user.click( screen.getByRole( 'textbox', { name: 'Option 1' } ) );
		await user.keyboard( '{Control>}{Shift>}D{/Shift}{/Control}' );
		await settle();
		expect( titles() ).toEqual( [ 'Happy?', 'Happy?', 'Why?' ] );
		expect( title( 2 ) ).toHaveFocus();
		await user.keyboard( '{Control>}{Shift>}{Enter}{/Shift}{/Control}' );
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
		const toggle = card( 2 ).getByRole( 'button', { expanded: false } );
		toggle.focus();
		await user.keyboard( '{Control>}{Shift>}{Enter}{/Shift}{/Control}' );
		expect( titles() ).toHaveLength( 3 );
	} );

	it( 'expand the question that an undo changes', async () => {
		const { user } = await openEditor();
		await user.type( title( 2 ), '!' );
		await user.keyboard( '{Control>}{Shift>}{Enter}{/Shift}{/Control}' );
		expect( titles() ).toEqual( [ 'Happy?' ] );
		( document.activeElement as HTMLElement ).blur();
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
		// The fields are focused after they have been rendered.
		await settle();
		expect( title( 2 ) ).toHaveFocus();
	} );

	it( 'do not also do what the field does with the key', async () => {
		const { user } = await openEditor();
		await user.click( screen.getByRole( 'textbox', { name: 'Option 2' } ) );
		await user.keyboard( '{Control>}{Enter}{/Control}' );
		await settle();
		expect(
			screen.queryByRole( 'textbox', { name: 'Option 3' } )
		).toBeNull();
	} );

	it( 'say what to do when no question has the focus', async () => {
		const { user } = await openEditor();
		await user.click(
			screen.getByRole( 'heading', { name: 'Question 1' } )
		);
		( document.activeElement as HTMLElement ).blur();
		await user.keyboard( '{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}' );
		await settle();
		expect(
			document.querySelector( '#a11y-speak-polite' )
		).toHaveTextContent( 'Move the cursor into a question first.' );
	} );

	it( '[PLS-02~] are listed in a panel, by key and by button; in a field, ? is a character', async () => {
		const { user } = await openEditor();
		await user.type( title( 2 ), '?' );
		expect( titles()[ 1 ] ).toBe( 'Why??' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		( document.activeElement as HTMLElement ).blur();
		await user.keyboard( '?' );
		const panel = within(
			screen.getByRole( 'dialog', { name: 'Keyboard shortcuts' } )
		);
		for ( const { label } of SHORTCUTS ) {
			expect( panel.getByText( label ) ).toBeVisible();
		}
		await user.keyboard( '{Escape}' );
		await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		await user.click(
			screen.getByRole( 'button', { name: 'Keyboard shortcuts' } )
		);
		expect( screen.getByRole( 'dialog' ) ).toBeVisible();
	} );

	it( 'leave the browser’s keys alone outside the builder, except for saving', async () => {
		const { user, saves } = await openEditor();
		await user.type( title( 2 ), '!' );
		const search = document.body.appendChild(
			document.createElement( 'input' )
		);
		const isLeft = ( key: string ) =>
			fireEvent.keyDown( search, { key, ctrlKey: true } );
		expect( isLeft( 'z' ) ).toBe( true );
		expect( isLeft( 's' ) ).toBe( false );
		await settle();
		search.remove();
		expect( titles()[ 1 ] ).toBe( 'Why?!' );
		expect( saves() ).toEqual( [] );
	} );
} );

describe( 'what the next step needs', () => {
	const line = () =>
		screen
			.getAllByRole( 'button' )
			.map( ( { textContent } ) => textContent )
			.filter( ( text ) => /need|error/.test( text ?? '' ) );

	it( 'is said beside the button before it is pressed, and leads to the field', async () => {
		const { user } = await openEditor();
		expect( line() ).toEqual( [] );
		await user.clear( title( 1 ) );
		await user.clear( title( 2 ) );
		expect( line() ).toEqual( [ '2 questions need a title' ] );
		await user.clear( screen.getByRole( 'textbox', { name: 'Option 1' } ) );
		expect( line() ).toEqual( [
			'2 questions need a title',
			'1 question needs options',
		] );
		expect(
			screen.getByRole( 'button', { name: /^Next Step/ } )
		).toHaveAccessibleDescription(
			'2 questions need a title 1 question needs options'
		);
		await user.click(
			screen.getByRole( 'button', { name: '2 questions need a title' } )
		);
		expect( title( 1 ) ).toHaveFocus();
		await user.type( title( 1 ), 'A' );
		expect( line()[ 0 ] ).toBe( '1 question needs a title' );
	} );

	it( 'counts a question with several errors once', () => {
		const repeated = ( field: string ) => ( {
			field,
			code: 'option_repeated',
		} );
		expect(
			missingIn( [
				repeated( 'questions[3].config.options[1]' ),
				repeated( 'questions[3].config.options[2]' ),
			] )
		).toEqual( [
			{
				text: '1 question has an error',
				field: 'questions[3].config.options[1]',
			},
		] );
	} );

	it( 'counts fields of other steps', async () => {
		const { user } = await openEditor( site, '/edit/7/notifications' );
		await user.click( screen.getAllByRole( 'checkbox' )[ 0 ]! );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Addresses' } ),
			', nonsense'
		);
		expect( line() ).toEqual( [ '1 field has an error' ] );
		await user.click(
			screen.getByRole( 'button', { name: '1 field has an error' } )
		);
		expect( document.activeElement?.tagName ).toBe( 'INPUT' );
	} );
} );
