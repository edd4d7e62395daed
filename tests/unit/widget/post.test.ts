import { submissionOf } from '@/widget/engine/submission';
import { post } from '@/widget/outbox/post';
import { answer, pageData, survey } from './support';

const fetchMock = jest.fn();
const NOON = Date.parse( '2026-11-21T12:00:00Z' );
const submission = ( value = 'The web' ) =>
	submissionOf(
		{ data: pageData(), survey: survey() },
		{ submissionId: 'an-id', shownAt: NOON },
		[ { question_id: 'source', value } ]
	);
const send = ( body = submission(), isFirst = true ) =>
	post( [ '/rest', '/ajax' ], body, isFirst, () => NOON );
const options = () => fetchMock.mock.calls[ 0 ][ 1 ];
const urls = () => fetchMock.mock.calls.map( ( [ url ] ) => url );

function confirm( status: number ) {
	fetchMock.mockImplementation( async ( _, { body } ) =>
		answer( status, {
			success: true,
			data: { id: JSON.parse( body ).submission_id },
		} )
	);
}

beforeEach( () => {
	fetchMock.mockReset();
	window.fetch = fetchMock;
} );

describe( 'post', () => {
	it.each( [ 201, 200 ] )(
		'is confirmed by our own response with %d',
		async ( status ) => {
			confirm( status );
			await expect( send() ).resolves.toEqual( { status: 'sent' } );
		}
	);

	it( 'sends JSON without cookies, with keepalive [WID-18~]', async () => {
		confirm( 201 );
		const body = submission();
		await send( body );
		expect( urls() ).toEqual( [ '/rest' ] );
		expect( options() ).toMatchObject( {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			credentials: 'omit',
			keepalive: true,
		} );
		expect( JSON.parse( options().body ) ).toEqual( body );
	} );

	it.each( [
		[ 'a body above 60 KB', submission( 'é'.repeat( 30_000 ) ), true ],
		[ 'a later try', submission(), false ],
	] )( 'does not use keepalive: %s', async ( _, body, isFirst ) => {
		confirm( 201 );
		await send( body, isFirst );
		expect( options().keepalive ).toBe( false );
	} );

	it( 'replaces lone surrogates, which PHP could not decode', async () => {
		confirm( 201 );
		await send( submission( 'a😀'.slice( 0, 2 ) ) );
		expect( JSON.parse( options().body ).answers[ 0 ].value ).toBe(
			'a\ufffd'
		);
	} );

	it.each( [
		[ 'a server in trouble', answer( 503, { message: 'Later' } ) ],
		[ 'an error page that is no JSON', answer( 500 ) ],
		[ 'a firewall’s page with status 200', answer( 200 ) ],
		[ 'JSON of somebody else', answer( 200, { ok: 1 } ) ],
		[ 'JSON that is no object', answer( 200, null ) ],
		[ 'the answer to another', answer( 200, { success: true, data: {} } ) ],
		[ 'a proxy’s refusal', answer( 400, { code: 'bad_request' } ) ],
		[ 'a timeout', answer( 408 ) ],
		[ 'a limit', answer( 429, { code: 'userfeedback_too_many' } ) ],
	] )( 'may be repeated after %s', async ( _, response ) => {
		fetchMock.mockResolvedValue( response );
		await expect( send() ).resolves.toEqual( {
			status: 'failed',
			retryAfter: 0,
		} );
		expect( urls() ).toEqual( [ '/rest' ] );
	} );

	it( 'may be repeated after a network error', async () => {
		fetchMock.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
		await expect( send() ).resolves.toMatchObject( { status: 'failed' } );
	} );

	it( 'survives a fetch that another script has broken', async () => {
		fetchMock.mockImplementation( () => {
			throw new Error( 'not here' );
		} );
		await expect( send() ).resolves.toMatchObject( { status: 'failed' } );
	} );

	it( 'gives up without a response', async () => {
		jest.useFakeTimers();
		fetchMock.mockImplementation(
			( _, { signal }: RequestInit ) =>
				new Promise( ( _resolve, reject ) => {
					signal?.addEventListener( 'abort', reject );
				} )
		);
		const reply = send();
		await jest.advanceTimersByTimeAsync( 30_000 );
		await expect( reply ).resolves.toMatchObject( { status: 'failed' } );
		jest.useRealTimers();
	} );

	it.each( [
		[ '120', 120_000 ],
		[ 'Sat, 21 Nov 2026 12:05:00 GMT', 300_000 ],
		[ 'Sat, 21 Nov 2026 11:00:00 GMT', 0 ],
		[ '-5', 0 ],
		[ 'later', 0 ],
	] )( 'parses Retry-After: %s', async ( value, retryAfter ) => {
		fetchMock.mockResolvedValue(
			answer( 429, {}, { 'Retry-After': value } )
		);
		await expect( send() ).resolves.toEqual( {
			status: 'failed',
			retryAfter,
		} );
	} );

	it.each( [
		[ 400, 'userfeedback_response_invalid', false ],
		[ 400, 'rest_invalid_param', false ],
		[ 403, 'userfeedback_page_unknown', false ],
		[ 404, 'userfeedback_survey_not_found', false ],
		[ 410, 'userfeedback_survey_closed', true ],
	] )(
		'is refused by our own %d response (%s), with the server’s message',
		async ( status, code, isSurveyClosed ) => {
			fetchMock.mockResolvedValue(
				answer( status, { code, message: 'Because.' } )
			);
			await expect( send() ).resolves.toEqual( {
				status: 'refused',
				isSurveyClosed,
				message: 'Because.',
			} );
			expect( urls() ).toEqual( [ '/rest' ] );
		}
	);
} );

describe( 'if the REST API is closed to visitors', () => {
	const closed = [
		[ 'a login demanded', answer( 401, { code: 'rest_login_required' } ) ],
		[ 'a plugin’s 403', answer( 403, { code: 'forbidden' } ) ],
		[ 'a firewall’s 403', answer( 403 ) ],
		[ 'no such route', answer( 404, { code: 'rest_no_route' } ) ],
		[ 'a web server’s 404', answer( 404 ) ],
		[ 'an odd status', answer( 501, { code: 'rest_disabled' } ) ],
	] as const;

	it.each( closed )( 'takes the other way: %s', async ( _, response ) => {
		confirm( 201 );
		fetchMock.mockResolvedValueOnce( response );
		await expect( send() ).resolves.toEqual( { status: 'sent' } );
		expect( urls() ).toEqual( [ '/rest', '/ajax' ] );
		const [ first, second ] = fetchMock.mock.calls;
		expect( second[ 1 ] ).toEqual( first[ 1 ] );
	} );

	it( 'recognizes the same refusals there', async () => {
		fetchMock.mockResolvedValueOnce( answer( 401 ) ).mockResolvedValueOnce(
			answer( 410, {
				code: 'userfeedback_survey_closed',
				message: 'Closed.',
			} )
		);
		await expect( send() ).resolves.toMatchObject( {
			status: 'refused',
			isSurveyClosed: true,
		} );
	} );

	it( 'keeps the answers if both URLs are closed', async () => {
		fetchMock
			.mockResolvedValueOnce( answer( 404, { code: 'rest_no_route' } ) )
			// What WordPress says of an ajax action that nobody takes: a plugin in the middle of its update.
			.mockResolvedValueOnce( answer( 400, 0 ) );
		await expect( send() ).resolves.toMatchObject( { status: 'failed' } );
	} );
} );
