import { act } from '@testing-library/react';
import { submittedCookie } from '@/widget/visitor-cookie';
import {
	button,
	fetchMock,
	heading,
	root,
	sentBodies,
	show,
	useFreshPage,
	widget,
} from './popup';
import { answer, choice, settle, text } from './support';

const SAVED = 'Your answer is saved and will be sent.';
const THANKS = 'Thanks for your feedback!';

useFreshPage();

afterEach( () => jest.restoreAllMocks() );

async function finish() {
	const user = await show( [ choice ] );
	await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
	await user.click( button( 'Next' ) );
	await act( settle );
	return user;
}

const retry = () => widget().queryByRole( 'button', { name: 'Try again' } );

function blockStorage() {
	jest.spyOn( window, 'localStorage', 'get' ).mockImplementation( () => {
		throw new DOMException( 'Access is denied', 'SecurityError' );
	} );
}

describe( 'answers that are not delivered immediately', () => {
	it( 'show the thank-you message, and after a failed attempt that they are saved [WID-17~]', async () => {
		let fail: ( reason: unknown ) => void = () => {};
		fetchMock.mockReturnValue(
			new Promise( ( _, reject ) => ( fail = reject ) )
		);
		await finish();
		expect( heading() ).toHaveTextContent( THANKS );
		expect( widget().queryByText( SAVED ) ).toBeNull();
		await act( async () => fail( new TypeError() ) );
		await act( settle );
		expect( heading() ).toHaveTextContent( THANKS );
		expect( widget().getByText( SAVED ) ).toBeVisible();
		expect( widget().getByText( SAVED ).parentElement ).toHaveAttribute(
			'aria-live',
			'polite'
		);
		expect( retry() ).toBeNull();
		expect( root().querySelector( '.is-problem' ) ).toBeNull();
	} );

	it( 'mark the survey as answered, so that the visitor is not asked twice [WID-14~]', async () => {
		fetchMock.mockRejectedValue( new TypeError( 'offline' ) );
		await finish();
		expect( decodeURIComponent( document.cookie ) ).toContain(
			`"last_response_id":"${ sentBodies()[ 0 ].submission_id }"`
		);
	} );

	it( 'are sent silently when the network is back', async () => {
		fetchMock.mockRejectedValueOnce( new TypeError( 'offline' ) );
		await finish();
		window.dispatchEvent( new Event( 'online' ) );
		await act( settle );
		expect( heading() ).toHaveTextContent( THANKS );
		expect( widget().queryByText( SAVED ) ).toBeNull();
		const [ first, second ] = sentBodies();
		expect( second ).toEqual( {
			...first,
			queued_at: expect.stringMatching( /^\d{4}-.+:\d\dZ$/ ),
		} );
	} );

	it( 'show after a 410 that the survey has closed', async () => {
		fetchMock.mockResolvedValue(
			answer( 410, {
				code: 'userfeedback_survey_closed',
				message: 'Not published.',
			} )
		);
		await finish();
		expect( heading() ).toHaveTextContent( 'This survey has closed.' );
		expect( retry() ).toBeNull();
	} );

	it( 'show the server’s message after any other refusal, as text', async () => {
		fetchMock.mockResolvedValue(
			answer( 400, {
				code: 'userfeedback_response_invalid',
				message: '<b>No</b> such option.',
			} )
		);
		await finish();
		expect( heading() ).toHaveTextContent(
			'Your answers could not be accepted.'
		);
		expect( widget().getByText( '<b>No</b> such option.' ) ).toBeVisible();
	} );
} );

describe( 'without storage', () => {
	beforeEach( blockStorage );

	it( 'answers are sent from memory', async () => {
		await finish();
		expect( heading() ).toHaveTextContent( THANKS );
		expect( document.cookie ).toContain( sentBodies()[ 0 ].submission_id );
	} );

	it( 'shows that they were not sent, and sends the same submission again on Try again', async () => {
		fetchMock
			.mockRejectedValueOnce( new TypeError( 'offline' ) )
			.mockResolvedValueOnce( answer( 503 ) );
		const user = await finish();
		expect( heading() ).toHaveTextContent(
			'Your answers have not been sent yet.'
		);
		expect( document.cookie ).not.toContain( 'true' );
		await user.click( button( 'Try again' ) );
		await act( settle );
		expect( heading() ).toHaveTextContent(
			'Your answers have not been sent yet.'
		);
		await user.click( button( 'Try again' ) );
		await act( settle );
		expect( heading() ).toHaveTextContent( THANKS );
		expect( heading() ).toBe( root().activeElement );
		const ids = sentBodies().map( ( body ) => body.submission_id );
		expect( ids ).toEqual( [ ids[ 0 ], ids[ 0 ], ids[ 0 ] ] );
		expect( document.cookie ).toContain( ids[ 0 ] );
	} );

	it( 'sends once, however often Try again is pressed', async () => {
		fetchMock.mockRejectedValueOnce( new TypeError( 'offline' ) );
		fetchMock.mockReturnValue( new Promise( () => {} ) );
		const user = await finish();
		await user.dblClick( button( 'Try again' ) );
		expect( fetchMock ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'shows Try again another time when the server asks for a pause', async () => {
		fetchMock.mockResolvedValue(
			answer( 503, null, { 'Retry-After': '60' } )
		);
		const user = await finish();
		await user.click( button( 'Try again' ) );
		await act( settle );
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
		expect( button( 'Try again' ) ).toBeVisible();
	} );
} );

describe( 'one row', () => {
	it( 'for a double click on the last Next', async () => {
		const user = await show( [ choice ] );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.dblClick( button( 'Next' ) );
		await act( settle );
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'for a survey that was answered in another tab meanwhile', async () => {
		const user = await show( [ choice ] );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		document.cookie = submittedCookie( 'userfeedback-7', 'elsewhere' );
		await user.click( button( 'Next' ) );
		await act( settle );
		// No thanks for answers that are not sent.
		expect( heading() ).toHaveTextContent( 'You have answered this.' );
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( document.cookie ).toContain( 'elsewhere' );
	} );

	it.each( [
		[ 'sent', false ],
		[ 'saved', true ],
	] )(
		'for a visitor who comes back from another tab: its thank-you, its answers are %s',
		async ( _, isWaiting ) => {
			const finished = jest.fn();
			window.addEventListener( 'userfeedback:finished', finished );
			await show( [ choice, text ] );
			document.cookie = submittedCookie( 'userfeedback-7', 'elsewhere' );
			if ( isWaiting ) {
				localStorage.setItem( 'userfeedback-outbox:elsewhere', '{}' );
			}
			act( () => {
				// Not "visibilitychange": the outbox would send what is waiting.
				window.dispatchEvent( new Event( 'focus' ) );
			} );
			expect( heading() ).toHaveTextContent( THANKS );
			expect( widget().queryAllByText( SAVED ) ).toHaveLength(
				isWaiting ? 1 : 0
			);
			await act( settle );
			expect( fetchMock ).not.toHaveBeenCalled();
			expect( finished ).not.toHaveBeenCalled();
		}
	);

	it( 'without thanks in another tab for answers that were refused', async () => {
		fetchMock.mockResolvedValue(
			answer( 400, { code: 'userfeedback_response_invalid' } )
		);
		await finish();
		expect( heading() ).toHaveTextContent(
			'Your answers could not be accepted.'
		);
		expect( decodeURIComponent( document.cookie ) ).toContain(
			'{"submitted":false}'
		);
	} );

	it( 'more for a survey that is asked again on purpose', async () => {
		document.cookie = submittedCookie( 'userfeedback-7', 'last-time' );
		await finish();
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
	} );
} );
