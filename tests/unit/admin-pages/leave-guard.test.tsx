import { act, screen, waitFor } from '@testing-library/react';
import { store as surveysStore } from '@/stores/surveys';
import {
	banner,
	card,
	openEditor,
	press,
	site,
	titles,
} from '../support/editor';
import { LIVE, openAt, siteWith } from '../support/stored-survey';
import { survey } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'leaving the builder', () => {
	async function typeAndLeave() {
		const opened = await openEditor();
		await opened.user.type(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
			' Really?'
		);
		await act( async () => {
			window.location.hash = '/';
			await jest.advanceTimersByTimeAsync( 50 );
		} );
		return opened;
	}

	it( '[EDT-04~] asks if there are unsaved changes, and stays on request', async () => {
		const { user } = await typeAndLeave();
		expect(
			screen.getByRole( 'dialog', { name: 'Leave without saving?' } )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
		await press( user, 'Keep editing' );
		expect( titles() ).toEqual( [ 'Happy?', 'Why? Really?' ] );
	} );

	it( '[EDT-04~] asks if there are unsaved changes, and discards them on request', async () => {
		const { user, registry } = await typeAndLeave();
		await press( user, 'Leave without saving' );
		expect(
			await screen.findByRole( 'heading', { name: 'Surveys' } )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/' );
		expect(
			registry.select( surveysStore ).getEditedSurvey( 7 )
		).toBeUndefined();
	} );

	it( '[EDT-04~] asks before another survey opens, too', async () => {
		const { user } = await openEditor( ( request ) =>
			request.path.endsWith( '/8' )
				? { body: survey( { id: 8, title: 'Dinner' } ) }
				: site( request )
		);
		async function typeAndGoTo( route: string ) {
			await user.type(
				card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
				'?'
			);
			await act( async () => {
				window.location.hash = route;
				await jest.advanceTimersByTimeAsync( 50 );
			} );
		}
		await typeAndGoTo( '/edit/8/questions' );
		await press( user, 'Leave without saving' );
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		expect(
			screen.getByRole( 'heading', { name: /^Dinner/ } )
		).toBeVisible();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		await typeAndGoTo( '/' );
		expect(
			screen.getByRole( 'dialog', { name: 'Leave without saving?' } )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/edit/8/questions' );
	} );

	it( 'asks before the tab closes while a title is being typed', async () => {
		const { user } = await openEditor();
		await press( user, 'Lunch (edit title)' );
		await user.keyboard( '!' );
		const event = new Event( 'beforeunload', { cancelable: true } );
		window.dispatchEvent( event );
		expect( event.defaultPrevented ).toBe( true );
	} );

	it( 'lets the browser ask before the tab closes, but only if there are unsaved changes', async () => {
		const { user } = await openEditor();
		const leave = () => {
			const event = new Event( 'beforeunload', { cancelable: true } );
			window.dispatchEvent( event );
			return event.defaultPrevented;
		};
		expect( leave() ).toBe( false );
		await user.type(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
			'?'
		);
		expect( leave() ).toBe( true );
	} );
} );

describe( 'saving before the builder is left', () => {
	const typeIn = ( user: Awaited< ReturnType< typeof openAt > >[ 'user' ] ) =>
		user.type( card( 2 ).getByRole( 'textbox', { name: 'Title' } ), '!' );
	async function leave() {
		await act( async () => {
			window.location.hash = '/';
			await jest.advanceTimersByTimeAsync( 50 );
		} );
	}

	it( '[EDT-04~] saves first with Save and leave', async () => {
		const kept = siteWith();
		const { user } = await openAt( kept );
		await typeIn( user );
		await leave();
		await press( user, 'Save and leave' );
		await waitFor( () => expect( window.location.hash ).toBe( '#/' ) );
		expect( kept.stored[ 0 ]?.survey.questions[ 1 ]?.title ).toBe(
			'Why?!'
		);
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( '[EDT-04~] stays when Save and leave fails, and says why', async () => {
		const { user } = await openAt( siteWith(), undefined, () => null );
		await typeIn( user );
		await leave();
		await press( user, 'Save and leave' );
		expect( await banner( /could not be saved/ ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'says that saving a published survey shows it to visitors', async () => {
		const { user } = await openAt( siteWith( LIVE ) );
		await typeIn( user );
		await leave();
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
			'if you save, visitors see your changes'
		);
	} );
} );
