import { act, waitFor } from '@testing-library/react';
import { button, root, show, useFreshPage, widget } from './popup';
import { text } from './support';

useFreshPage();

const section = () => root().querySelector< HTMLElement >( '.widget' )!;
const covered = () => section().style.getPropertyValue( '--covered' );

/** What the visitor sees of a window of 768 px. */
function seeOnly( height: number, more: { scale?: number } = {} ) {
	act( () => {
		Object.assign( window.visualViewport!, { height, scale: 1, ...more } );
		window.visualViewport!.dispatchEvent( new Event( 'resize' ) );
	} );
}

afterEach( () => {
	Reflect.deleteProperty( window, 'visualViewport' );
} );

function provideViewport() {
	const value = Object.assign( new EventTarget(), { offsetTop: 0 } );
	Object.defineProperty( window, 'visualViewport', {
		value,
		configurable: true,
	} );
	return value;
}

it( 'keeps the widget above an on-screen keyboard and the field visible', async () => {
	provideViewport();
	const scroll = jest.fn();
	Element.prototype.scrollIntoView = scroll;
	await show( [ text ] );
	act( () => widget().getByRole( 'textbox' ).focus() );
	seeOnly( 468 );
	expect( covered() ).toBe( '300px' );
	expect( scroll.mock.contexts ).toEqual( [
		widget().getByRole( 'textbox' ),
	] );
	seeOnly( 768 );
	expect( covered() ).toBe( '0px' );
	expect( scroll ).toHaveBeenCalledTimes( 1 );
} );

it( 'does nothing for a visitor who has zoomed in', async () => {
	provideViewport();
	await show( [ text ] );
	seeOnly( 384, { scale: 2 } );
	expect( covered() ).toBe( '0px' );
} );

it( 'removes its listeners when the widget is closed', async () => {
	const viewport = provideViewport();
	const remove = jest.spyOn( viewport, 'removeEventListener' );
	const user = await show( [ text ] );
	await user.click( button( 'Close' ) );
	await waitFor( () =>
		expect( remove.mock.calls.map( ( [ type ] ) => type ) ).toEqual( [
			'resize',
			'scroll',
		] )
	);
} );
