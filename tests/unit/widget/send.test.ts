import { act } from '@testing-library/react';
import { openPageOutbox } from '@/widget/outbox/page-outbox';
import {
	button,
	fetchMock,
	statisticsMock,
	heading,
	sentBodies,
	show,
	useFreshPage,
	widget,
} from './popup';
import { choice, settle } from './support';

/* A page whose outbox is loaded when the visitor begins to answer. */

const SAVED = 'Your answer is saved and will be sent.';
const PREFIX = 'userfeedback-outbox:';

useFreshPage();

beforeEach( () => {
	delete window.userfeedback!.outbox;
} );
afterEach( () => jest.restoreAllMocks() );

const load = jest.fn();

async function choose() {
	const user = await show( [ choice ], {}, {}, load );
	expect( load ).not.toHaveBeenCalled();
	await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
	return user;
}

const waiting = () =>
	Object.keys( localStorage ).filter( ( key ) => key.startsWith( PREFIX ) );

/** The network is as slow as the test wants it to be. */
function slowly() {
	let arrive = () => {};
	load.mockReset().mockReturnValue(
		new Promise< void >( ( resolve ) => {
			arrive = () => {
				openPageOutbox();
				resolve();
			};
		} )
	);
	return () => act( async () => arrive() );
}

it( 'loads the outbox at the first answer, not before, and sends once', async () => {
	load.mockReset().mockImplementation( async () => openPageOutbox() );
	const user = await choose();
	expect( load ).toHaveBeenCalledTimes( 1 );
	await user.click( button( 'Next' ) );
	await act( settle );
	expect( fetchMock ).toHaveBeenCalledTimes( 1 );
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( waiting() ).toEqual( [] );
} );

it( 'stores the answers for a later page until the outbox has come, and sends them as one submission', async () => {
	const arrive = slowly();
	const user = await choose();
	await user.click( button( 'Next' ) );
	expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
	expect( fetchMock ).not.toHaveBeenCalled();
	const [ key ] = waiting();
	expect( JSON.parse( localStorage.getItem( key! )! ) ).toMatchObject( {
		body: {
			submission_id: key!.slice( PREFIX.length ),
			answers: [ { question_id: 'source', value: 'The web' } ],
		},
		attempts: 0,
	} );
	await arrive();
	await act( settle );
	expect(
		new Set( sentBodies().map( ( body ) => body.submission_id ) )
	).toEqual( new Set( [ key!.slice( PREFIX.length ) ] ) );
	expect( waiting() ).toEqual( [] );
	expect( widget().queryByText( SAVED ) ).toBeNull();
	expect( document.cookie ).toContain( key!.slice( PREFIX.length ) );
} );

it( 'posts the answers when the visitor leaves before the outbox has come', async () => {
	slowly();
	const user = await choose();
	await user.click( button( 'Next' ) );
	statisticsMock.mockClear();
	window.dispatchEvent( new Event( 'pagehide' ) );
	const [ url, options ] = fetchMock.mock.calls[ 0 ];
	expect( url ).toContain( '/surveys/7/responses' );
	expect( options ).toMatchObject( {
		method: 'POST',
		keepalive: true,
		credentials: 'omit',
	} );
	expect( sentBodies()[ 0 ].submission_id ).toBe(
		waiting()[ 0 ]!.slice( PREFIX.length )
	);
} );

it( 'does not post them when the visitor leaves after the outbox has come', async () => {
	const arrive = slowly();
	const user = await choose();
	await user.click( button( 'Next' ) );
	await arrive();
	await act( settle );
	fetchMock.mockClear();
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( fetchMock ).not.toHaveBeenCalled();
} );

it( 'shows that the answers are saved when the outbox cannot be loaded', async () => {
	load.mockReset().mockRejectedValue( new Error( 'offline' ) );
	const user = await choose();
	await user.click( button( 'Next' ) );
	await act( settle );
	expect( widget().getByText( SAVED ) ).toBeVisible();
	expect( waiting() ).toHaveLength( 1 );
	// The survey is not shown again meanwhile.
	expect( decodeURIComponent( document.cookie ) ).toContain(
		`{"submitted":true,"last_response_id":"${ waiting()[ 0 ]!.slice( PREFIX.length ) }"}`
	);
} );

it( 'offers Try again when it can neither be loaded nor anything be stored, and sends when it comes', async () => {
	load.mockReset().mockRejectedValue( new Error( 'offline' ) );
	jest.spyOn( window, 'localStorage', 'get' ).mockImplementation( () => {
		throw new DOMException( 'Access is denied', 'SecurityError' );
	} );
	const user = await choose();
	await user.click( button( 'Next' ) );
	await act( settle );
	expect( heading() ).toHaveTextContent(
		'Your answers have not been sent yet.'
	);
	load.mockImplementation( async () => openPageOutbox() );
	await user.click( button( 'Try again' ) );
	await act( settle );
	expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
	expect( fetchMock ).toHaveBeenCalledTimes( 1 );
} );
