import { act, waitFor } from '@testing-library/react';
import {
	button,
	statisticsMock,
	heading,
	hostElement,
	panel,
	root,
	sentBodies,
	show,
	start,
	tab,
	type,
	useFreshPage,
	widget,
} from './popup';
import { choice, settle, survey, text } from './support';

useFreshPage();

/** Every cookie that is written from now on, with its attributes. */
function watchCookies(): string[] {
	const written: string[] = [];
	const { set } = Object.getOwnPropertyDescriptor(
		Document.prototype,
		'cookie'
	)!;
	jest.spyOn( document, 'cookie', 'set' ).mockImplementation( ( cookie ) => {
		written.push( cookie );
		set!.call( document, cookie );
	} );
	return written;
}

const pass = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'the popup of a page with an inline survey', () => {
	it( 'starts as its tab, whatever the visitor did on an earlier page', async () => {
		document.cookie = 'userfeedback-7-minimized=0; path=/';
		document.body.innerHTML =
			'<div class="userfeedback-inline"><form></form></div>';
		await start( [ choice ] );
		await waitFor( () =>
			expect( root().querySelector( '[aria-busy=false]' ) ).not.toBeNull()
		);
		expect( panel() ).toHaveAttribute( 'hidden' );
	} );
} );

describe( 'the tab', () => {
	it( 'minimizes and opens the popup, and names the panel that it controls [WID-09~]', async () => {
		const user = await show( [ choice ] );
		expect( tab() ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( tab() ).toHaveAttribute( 'aria-controls', panel().id );
		expect( tab().querySelector( 'svg' ) ).toHaveAttribute( 'aria-hidden' );
		await user.click( tab() );
		expect( tab() ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( panel() ).toHaveAttribute( 'hidden' );
		expect( widget().queryByRole( 'radio' ) ).toBeNull();
		expect( widget().getAllByRole( 'button' ) ).toEqual( [ tab() ] );
		await user.click( tab() );
		expect( tab() ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( panel() ).not.toHaveAttribute( 'hidden' );
	} );

	it.each( [ '{Enter}', ' ' ] )(
		'is pressed with the key "%s" and keeps the focus [WID-09~]',
		async ( key ) => {
			const user = await show( [ choice ] );
			act( () => tab().focus() );
			await user.keyboard( key );
			expect( panel() ).toHaveAttribute( 'hidden' );
			expect( root().activeElement ).toBe( tab() );
			await user.keyboard( key );
			expect( panel() ).not.toHaveAttribute( 'hidden' );
			expect( root().activeElement ).toBe( tab() );
		}
	);

	it.each( [
		[ 'its icon', 'M5 5h9', [ 'M5 5h9', 'M3.5 6 8 10.5 12.5 6' ] ],
		[ 'its arrow alone', '', [ 'M3.5 6 8 10.5 12.5 6' ] ],
	] )(
		'has its text with %s, which screen readers ignore [WID-15~]',
		async ( _, icon, paths ) => {
			const { settings } = survey();
			const theming = {
				...settings.theming,
				widget_toggle_text: 'Tell us',
				widget_toggle_path: icon,
			};
			await show(
				[ choice ],
				{},
				{ settings: { ...settings, theming } }
			);
			const own = button( 'Tell us' );
			const drawn = [ ...own.querySelectorAll( 'path' ) ];
			expect( drawn.map( ( path ) => path.getAttribute( 'd' ) ) ).toEqual(
				paths
			);
			for ( const drawing of own.querySelectorAll( 'svg' ) ) {
				expect( drawing ).toHaveAttribute( 'aria-hidden', 'true' );
			}
		}
	);

	it( 'takes the focus from elements that it hides', async () => {
		await show( [ text ] );
		act( () => widget().getByRole( 'textbox' ).focus() );
		// As in browsers that do not focus what is clicked.
		act( () => tab().click() );
		expect( root().activeElement ).toBe( tab() );
	} );

	it( 'keeps the answers and the draft', async () => {
		const user = await show( [ choice, text ] );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		type( 'Longer ho' );
		await user.click( tab() );
		await user.click( tab() );
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( 'Longer ho' );
		expect( root().activeElement ).toBe( tab() );
		await user.click( button( 'Next' ) );
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: 'source', value: 'The web' },
			{ question_id: 'wish', value: 'Longer ho' },
		] );
	} );

	it( 'stays with the thank-you message', async () => {
		const user = await show( [ choice ] );
		await user.click( button( 'Skip' ) );
		await user.click( tab() );
		expect( widget().queryByRole( 'heading' ) ).toBeNull();
		await user.click( tab() );
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
	} );

	it( 'is removed when the popup is closed', async () => {
		const user = await show( [ choice ] );
		await user.click( button( 'Close' ) );
		await waitFor( () => expect( hostElement() ).toBeNull() );
	} );

	it( 'stays minimized when Escape is pressed once more', async () => {
		const user = await show( [ choice ] );
		await user.click( tab() );
		await user.keyboard( '{Escape}' );
		expect( panel() ).toHaveAttribute( 'hidden' );
		expect( root().querySelector( '.is-closing' ) ).toBeNull();
	} );
} );

describe( 'starting', () => {
	it( 'opens 100 ms after it was mounted [WID-09~]', async () => {
		jest.useFakeTimers();
		await start( [ choice ] );
		await pass( 99 );
		expect( panel() ).toHaveAttribute( 'hidden' );
		await pass( 1 );
		expect( panel() ).not.toHaveAttribute( 'hidden' );
	} );

	it( 'announces the popup 150 ms after it has opened, not before [WID-09~]', async () => {
		jest.useFakeTimers();
		await start( [ choice ] );
		const region = widget().getByRole( 'region' );
		await pass( 249 );
		expect( region ).toHaveAttribute( 'aria-busy', 'true' );
		expect( root().querySelector( '.unseen' ) ).toBeEmptyDOMElement();
		await pass( 1 );
		expect( region ).toHaveAttribute( 'aria-busy', 'false' );
		expect( root().querySelector( '.unseen' ) ).not.toBeEmptyDOMElement();
	} );

	it.each( [
		[ 'stays minimized', '1', false ],
		[ 'opens', '0', true ],
	] )(
		'%s when the visitor left it so [WID-09~]',
		async ( _, value, isOpen ) => {
			jest.useFakeTimers();
			document.cookie = `userfeedback-7-minimized=${ value }; path=/`;
			await start( [ choice ] );
			await pass( 1000 );
			expect( tab() ).toHaveAttribute( 'aria-expanded', `${ isOpen }` );
			expect( panel().hidden ).toBe( ! isOpen );
		}
	);

	it( 'does not announce a hidden question until the popup is opened', async () => {
		jest.useFakeTimers();
		document.cookie = 'userfeedback-7-minimized=1; path=/';
		await start( [ choice ] );
		await pass( 1000 );
		const status = root().querySelector( '.unseen' );
		expect( status ).toBeEmptyDOMElement();
		act( () => tab().click() );
		expect( status ).toHaveTextContent( `Survey: ${ choice.title }` );
	} );

	it( 'counts an impression even if it stays minimized [WID-10~]', async () => {
		document.cookie = 'userfeedback-7-minimized=1; path=/';
		await start( [ choice ] );
		expect( statisticsMock ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'the cookies', () => {
	it( 'store for the session whether the popup was minimized [WID-09~] [WID-14~]', async () => {
		const written = watchCookies();
		const user = await show( [ choice ] );
		expect( written.join() ).not.toContain( 'minimized' );
		await user.click( tab() );
		await user.click( tab() );
		expect( written.slice( -2 ) ).toEqual( [
			'userfeedback-7-minimized=1; path=/; SameSite=Lax',
			'userfeedback-7-minimized=0; path=/; SameSite=Lax',
		] );
		expect( document.cookie ).toContain( 'userfeedback-7-minimized=0' );
	} );

	it( 'last as many days as the owner has set, with the survey’s name [WID-14~]', async () => {
		const written = watchCookies();
		const user = await show(
			[ choice ],
			{ cookie_days: { submitted: 10, minimized: 3 } },
			{ cookie_name: 'mine' }
		);
		await user.click( tab() );
		expect( written.at( -1 ) ).toBe(
			'mine-minimized=1; path=/; SameSite=Lax; max-age=259200'
		);
		await user.click( tab() );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		await act( settle );
		expect( decodeURIComponent( written.at( -1 )! ) ).toMatch(
			/^mine=\{"submitted":true,.+; max-age=864000$/
		);
	} );

	it( 'expire with the session if the survey has no days [WID-14~]', async () => {
		const written = watchCookies();
		const user = await show( [ choice ], {
			cookie_days: { submitted: 0, minimized: 0 },
		} );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		await act( settle );
		expect( written.at( -1 ) ).toContain( 'true' );
		expect( written.join() ).not.toMatch( /max-age|expires/i );
	} );

	it( 'expire with the session on a cached page without days', async () => {
		const written = watchCookies();
		const user = await show( [ choice ], { cookie_days: undefined } );
		await user.click( tab() );
		expect( written.join() ).not.toMatch( /max-age|expires/i );
		expect( panel() ).toHaveAttribute( 'hidden' );
	} );
} );
