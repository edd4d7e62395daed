import { act, fireEvent } from '@testing-library/react';
import {
	button,
	confirm,
	fetchMock,
	heading,
	hostElement,
	panel,
	root,
	sentBodies,
	show,
	start,
	tab,
	widget,
} from './popup';
import { answer, choice, settle, several, survey } from './support';
import { ALL, begin, KEY, nextPage, radio, stored, useVisit } from './visit';

useVisit();

/** What the session remembers of answers, beside which counts were sent (statistics.test.ts). */
const memories = () =>
	Object.keys( sessionStorage ).filter(
		( key ) => ! key.endsWith( '-reported' )
	);

describe( 'the memory', () => {
	it( 'is empty before the visitor does something', async () => {
		const user = await show( ALL );
		await user.click( tab() );
		expect( memories() ).toHaveLength( 0 );
	} );

	it( '[PLS-24~] ends when the answers are with the outbox', async () => {
		const user = await begin();
		await user.click( button( 'Next' ) );
		await act( settle );
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
		expect( memories() ).toHaveLength( 0 );
		await nextPage();
		expect( heading() ).toHaveTextContent( choice.title );
	} );

	it( '[PLS-24~] remains while answers are neither sent nor stored', async () => {
		fetchMock.mockResolvedValue( answer( 503 ) );
		const user = await begin();
		const before = stored();
		jest.spyOn( window, 'localStorage', 'get' ).mockImplementation( () => {
			throw new DOMException( 'Access is denied', 'SecurityError' );
		} );
		await user.click( button( 'Next' ) );
		await act( settle );
		expect( button( 'Try again' ) ).toBeVisible();
		await nextPage();
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( 'Longer ho' );
		fetchMock.mockImplementation( confirm );
		await user.click( button( 'Next' ) );
		await act( settle );
		expect(
			new Set( sentBodies().map( ( body ) => body.submission_id ) )
		).toEqual( new Set( [ before.submissionId ] ) );
	} );

	it( '[PLS-24~] is the session’s: nothing of it is in localStorage or in a cookie', async () => {
		await begin();
		expect( localStorage ).toHaveLength( 0 );
		expect( decodeURIComponent( document.cookie ) ).not.toMatch(
			/Longer|web|Assam/
		);
	} );

	it.each( [
		'{"answers":[{"que',
		'null',
		'[]',
		'5',
		'{}',
		'{"answers":5,"drafts":5,"path":5,"questions":5}',
		'{"answers":[],"drafts":{},"path":["source"],"questions":[null]}',
		'{"answers":[{}],"drafts":{},"path":[],"questions":[]}',
	] )( '[PLS-24~] is ignored if it is corrupt: %s', async ( content ) => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		sessionStorage.setItem( KEY, content );
		const user = await show( ALL );
		expect( heading() ).toHaveTextContent( choice.title );
		await user.click( radio( 'The web' ) );
		await user.click( button( 'Next' ) );
		expect( heading() ).toHaveTextContent( several.title );
		expect( warn ).not.toHaveBeenCalled();
	} );

	it.each( [
		[
			'blocked',
			() =>
				jest
					.spyOn( window, 'sessionStorage', 'get' )
					.mockImplementation( () => {
						throw new DOMException( 'denied', 'SecurityError' );
					} ),
		],
		[
			'full',
			() =>
				jest
					.spyOn( Storage.prototype, 'setItem' )
					.mockImplementation( () => {
						throw new DOMException( 'full', 'QuotaExceededError' );
					} ),
		],
	] )( '[PLS-24~] is not needed: storage is %s', async ( _, harm ) => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		harm();
		const user = await begin();
		await user.click( button( 'Next' ) );
		await act( settle );
		expect( sentBodies()[ 0 ].answers ).toHaveLength( 3 );
		expect( warn ).not.toHaveBeenCalled();
	} );
} );

describe( 'Escape, the tab and Close', () => {
	it( '[PLS-24~] Escape minimizes, loses nothing, moves the focus to the tab and is remembered', async () => {
		const user = await begin();
		act( () => widget().getByRole( 'textbox' ).focus() );
		fireEvent.keyDown( widget().getByRole( 'textbox' ), { key: 'Escape' } );
		expect( panel() ).toHaveAttribute( 'hidden' );
		expect( root().activeElement ).toBe( tab() );
		expect( document.cookie ).toContain( 'userfeedback-7-minimized=1' );
		await user.click( tab() );
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( 'Longer ho' );
		expect( document.cookie ).toContain( 'userfeedback-7-minimized=0' );
	} );

	it( '[PLS-24~] after Close, the survey comes back as its tab and loses nothing', async () => {
		const user = await begin();
		await user.click( button( 'Close' ) );
		expect( document.cookie ).toContain( 'userfeedback-7-minimized=1' );
		expect( document.cookie ).not.toContain( 'closed' );
		jest.useFakeTimers();
		hostElement()?.remove();
		await start( ALL );
		await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
		expect( panel() ).toHaveAttribute( 'hidden' );
		act( () => tab().click() );
		expect( panel() ).not.toHaveAttribute( 'hidden' );
		expect( root().querySelector( '.text' ) ).toHaveValue( 'Longer ho' );
	} );

	it( '[PLS-24~] after Close, the survey is hidden for as many days as the owner wants, and its answers are forgotten', async () => {
		const written: string[] = [];
		jest.spyOn( document, 'cookie', 'set' ).mockImplementation(
			( cookie ) => written.push( cookie )
		);
		const behavior = { ...survey().settings.behavior, closed_days: 7 };
		const user = await show(
			ALL,
			{},
			{
				settings: { ...survey().settings, behavior },
			}
		);
		await user.click( radio( 'The web' ) );
		expect( memories() ).toHaveLength( 1 );
		await user.click( button( 'Close' ) );
		expect( written.at( -1 ) ).toBe(
			'userfeedback-7-closed=1; path=/; SameSite=Lax; max-age=604800'
		);
		expect( written.join() ).not.toContain( 'minimized' );
		expect( memories() ).toHaveLength( 0 );
	} );

	it( 'writes no cookie when a finished survey is closed', async () => {
		const user = await show( [ choice ] );
		await user.click( button( 'Skip' ) );
		await user.click( button( 'Close' ) );
		expect( document.cookie ).not.toMatch( /minimized|closed/ );
	} );
} );
