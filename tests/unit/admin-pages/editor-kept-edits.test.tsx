import { act, cleanup, screen } from '@testing-library/react';
import { banner, card, press, startSurvey, titles } from '../support/editor';
import { refusal } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { LIVE, openAt, siteWith } from '../support/stored-survey';
import { surveySite } from '../support/survey-site';

beforeEach( () => {
	jest.useFakeTimers( { now: Date.parse( '2026-11-22T12:00:00Z' ) } );
	window.localStorage.clear();
} );
afterEach( () => {
	jest.useRealTimers();
	window.localStorage.clear();
	delete window.userfeedbackAdmin;
} );

const settle = ( ms = 50 ) => act( () => jest.advanceTimersByTimeAsync( ms ) );
const offer = () => screen.queryByRole( 'button', { name: 'Restore' } );
const typeIn = ( user: Awaited< ReturnType< typeof openAt > >[ 'user' ] ) =>
	user.type( card( 2 ).getByRole( 'textbox', { name: 'Title' } ), '!' );
const keys = () => Object.keys( window.localStorage );

/** Closes the page without leaving the builder, as a reload or a crash does. */
function loseThePage() {
	const kept = { ...window.localStorage };
	cleanup();
	window.localStorage.clear();
	Object.entries( kept ).forEach( ( [ key, value ] ) =>
		window.localStorage.setItem( key, String( value ) )
	);
}

describe( 'edits of a published survey', () => {
	it.each( [
		[ 'Next', 'button', 'Next Step: Settings' ],
		[ 'a step header', 'link', 'Settings' ],
	] )(
		'[EDT-02~] [EDT-03~] are not saved by %s, and go live only by Save',
		async ( _what, role, name ) => {
			const kept = siteWith( LIVE );
			const { user, saves } = await openAt( kept );
			await typeIn( user );
			await user.click( screen.getByRole( role, { name } ) );
			await settle();
			expect( window.location.hash ).toBe( '#/edit/7/settings' );
			expect( saves() ).toEqual( [] );
			expect( screen.getByText( 'Unsaved changes' ) ).toBeVisible();
			await press( user, 'Save' );
			expect( kept.stored[ 0 ]?.survey ).toMatchObject( {
				status: 'publish',
				questions: [ {}, { title: 'Why?!' } ],
			} );
		}
	);

	it( '[EDT-02~] [EDT-03~] of a scheduled one are not saved either, and an invalid step still stops Next', async () => {
		const { user, saves } = await openAt(
			siteWith( { ...LIVE, publish_at: '2027-01-31T11:00:00Z' } )
		);
		await user.clear( card( 2 ).getByRole( 'textbox', { name: 'Title' } ) );
		await press( user, 'Next Step: Settings' );
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
		await typeIn( user );
		await press( user, 'Next Step: Settings' );
		expect( window.location.hash ).toBe( '#/edit/7/settings' );
		expect( saves() ).toEqual( [] );
	} );
} );

describe( 'unsaved edits', () => {
	it( '[PLS-31~] survive a lost page and come back with Restore, which undo takes back', async () => {
		const kept = siteWith( LIVE );
		const { user } = await openAt( kept );
		expect( offer() ).toBeNull();
		await typeIn( user );
		await settle( 600 );
		loseThePage();
		const again = await openAt( kept, '/edit/7/settings' );
		expect(
			await banner( /Changes to this survey that were not saved/ )
		).toHaveTextContent( 'Nov 22, 2026' );
		await press( again.user, 'Restore' );
		expect( offer() ).toBeNull();
		expect( again.saves() ).toEqual( [] );
		await again.user.click(
			screen.getByRole( 'link', { name: 'Questions' } )
		);
		await settle();
		expect( titles() ).toEqual( [ 'Happy?', 'Why?!' ] );
		await again.user.click(
			screen.getByRole( 'button', { name: /^Undo/ } )
		);
		await settle();
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
		await again.user.click(
			screen.getByRole( 'button', { name: /^Redo/ } )
		);
		await press( again.user, 'Save' );
		expect( kept.stored[ 0 ]?.survey.questions[ 1 ]?.title ).toBe(
			'Why?!'
		);
		expect( keys() ).toEqual( [] );
	} );

	it( '[PLS-31~] are kept when the page goes away before typing pauses, and after a failure of the builder', async () => {
		const kept = siteWith();
		const { user } = await openAt( kept );
		await typeIn( user );
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( keys() ).toHaveLength( 1 );
		// An error boundary takes the builder away, as here.
		cleanup();
		await openAt( kept );
		expect( offer() ).toBeVisible();
	} );

	it( '[PLS-31~] are gone after Discard, Save or leaving without saving', async () => {
		const kept = siteWith();
		const { user } = await openAt( kept );
		await typeIn( user );
		await settle( 600 );
		loseThePage();
		const again = await openAt( kept );
		await press( again.user, 'Discard' );
		expect( offer() ).toBeNull();
		expect( keys() ).toEqual( [] );
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
		await typeIn( again.user );
		await settle( 600 );
		expect( keys() ).toHaveLength( 1 );
		await act( async () => {
			window.location.hash = '/';
			await jest.advanceTimersByTimeAsync( 50 );
		} );
		await press( again.user, 'Leave without saving' );
		await settle( 600 );
		expect( keys() ).toEqual( [] );
	} );

	it( '[PLS-31~] of a new survey come back, and its first save stores it once', async () => {
		const kept = surveySite();
		const { user } = await openAt( kept, '/new' );
		await startSurvey( user, 'Dinner' );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			'Why?'
		);
		kept.become( 'answer-lost' );
		await press( user, 'Save' );
		kept.become( 'up' );
		await settle( 600 );
		loseThePage();
		const again = await openAt( kept, '/new/questions' );
		expect(
			await banner( /A new survey that was not saved/ )
		).toBeVisible();
		await press( again.user, 'Restore' );
		await settle();
		expect( window.location.hash ).toBe( '#/new/questions' );
		expect( titles() ).toEqual( [ 'Why?' ] );
		await press( again.user, 'Save' );
		expect( kept.stored ).toHaveLength( 1 );
		expect( kept.stored[ 0 ]?.survey.title ).toBe( 'Dinner' );
		expect( keys() ).toEqual( [] );
	} );

	it( '[PLS-31~] say first that the survey was changed meanwhile', async () => {
		const kept = siteWith( LIVE );
		const { user } = await openAt( kept );
		await typeIn( user );
		await settle( 600 );
		loseThePage();
		kept.saveElsewhere( 7, { title: 'Supper' } );
		const again = await openAt( kept );
		const text = ( await banner( /This survey was saved after/ ) ).closest(
			'.components-notice__content'
		)?.textContent;
		expect( text ).toMatch(
			/^This survey was saved after you made these changes\..*Changes to this survey/
		);
		await press( again.user, 'Restore' );
		expect( titles() ).toEqual( [ 'Happy?', 'Why?!' ] );
		await press( again.user, 'Save' );
		expect( kept.stored[ 0 ]?.survey ).toMatchObject( {
			title: 'Supper',
			questions: [ {}, { title: 'Why?!' } ],
		} );
	} );

	it( '[PLS-31~] survive the end of the session', async () => {
		const kept = siteWith( LIVE );
		const { user } = await openAt( kept, undefined, () =>
			refusal( 401, 'userfeedback_access_denied', 'You may not.' )
		);
		await typeIn( user );
		await press( user, 'Save' );
		await banner( /You are logged out/ );
		await settle( 600 );
		loseThePage();
		await openAt( kept );
		expect( offer() ).toBeVisible();
	} );

	it( 'are not shown to another user of this browser, nor on another site of its host', async () => {
		const kept = siteWith();
		const { user } = await openAt( kept );
		await typeIn( user );
		await settle( 600 );
		loseThePage();
		printAdminData( { user_id: 2 } );
		await openAt( kept );
		expect( offer() ).toBeNull();
		cleanup();
		printAdminData( { site_url: 'http://site.test/two/' } );
		await openAt( kept );
		expect( offer() ).toBeNull();
		expect( keys() ).toHaveLength( 1 );
	} );

	it( 'of two tabs do not replace each other', async () => {
		const kept = siteWith();
		for ( const key of [ '?', '!' ] ) {
			const { user } = await openAt( kept );
			await user.type(
				card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
				key
			);
			await settle( 600 );
			loseThePage();
		}
		const { user } = await openAt( kept );
		await press( user, 'Discard' );
		await press( user, 'Restore' );
		expect( titles() ).toEqual( [ 'Happy?', 'Why??' ] );
	} );

	it( 'that were saved in the end are not offered', async () => {
		const kept = siteWith();
		const { user } = await openAt( kept );
		await typeIn( user );
		await settle( 600 );
		kept.become( 'answer-lost' );
		await press( user, 'Save' );
		kept.become( 'up' );
		loseThePage();
		await openAt( kept );
		expect( offer() ).toBeNull();
		expect( keys() ).toEqual( [] );
	} );

	it( 'make room for newer ones in a full browser, and never break the builder', async () => {
		const full = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'full', 'QuotaExceededError' );
			} );
		const { user } = await openAt( siteWith() );
		await typeIn( user );
		await settle( 600 );
		full.mockRestore();
		expect( titles() ).toEqual( [ 'Happy?', 'Why?!' ] );
		await press( user, 'Save' );
		expect(
			await banner( 'Your Survey was Saved as a Draft.' )
		).toBeVisible();
	} );
} );
