import { deliver } from '../../../src/widget/app/deliver';
import { createSubmission } from '../../../src/widget/app/submission';
import { pageData, survey } from './support';

const fetchMock = jest.fn();
const submission = ( value = 'The web' ) =>
	createSubmission(
		{ data: pageData(), survey: survey() },
		[ { question_id: 'source', value } ],
		{ url: 'https://example.org/', title: 'Home', elapsedMs: 10 }
	);
const answer = ( status: number, body: unknown ) => ( {
	status,
	json: () =>
		body === undefined
			? Promise.reject( new SyntaxError( '<' ) )
			: Promise.resolve( body ),
} );

beforeEach( () => {
	fetchMock.mockReset();
	window.fetch = fetchMock;
} );

describe( 'deliver', () => {
	it( 'posts JSON without cookies, to outlive the page', async () => {
		fetchMock.mockResolvedValue(
			answer( 201, { success: true, data: { id: 'confirmed' } } )
		);
		const body = submission();
		await expect( deliver( '/there', body ) ).resolves.toEqual( {
			status: 'sent',
			responseId: 'confirmed',
		} );
		const [ url, options ] = fetchMock.mock.calls[ 0 ];
		expect( url ).toBe( '/there' );
		expect( options ).toMatchObject( {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			credentials: 'omit',
			keepalive: true,
		} );
		expect( JSON.parse( options.body ) ).toEqual( body );
	} );

	it( 'does without keepalive where browsers would refuse it', async () => {
		fetchMock.mockResolvedValue( answer( 201, { success: true } ) );
		await deliver( '/there', submission( 'x'.repeat( 70_000 ) ) );
		expect( fetchMock.mock.calls[ 0 ][ 1 ].keepalive ).toBe( false );
	} );

	it.each( [
		[ 'a server in trouble', answer( 503, { message: 'Later' } ) ],
		[ 'an error page that is no JSON', answer( 500, undefined ) ],
		[ 'a firewall’s page with status 200', answer( 200, undefined ) ],
		[ 'JSON of somebody else', answer( 200, { ok: 1 } ) ],
		[ 'JSON that is no object', answer( 200, null ) ],
		[ 'too many requests', answer( 429, { message: 'Slowly' } ) ],
	] )( 'may be tried again after %s', async ( _, response ) => {
		fetchMock.mockResolvedValue( response );
		await expect( deliver( '/there', submission() ) ).resolves.toEqual( {
			status: 'failed',
		} );
	} );

	it( 'may be tried again after a dead network', async () => {
		fetchMock.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
		await expect( deliver( '/there', submission() ) ).resolves.toEqual( {
			status: 'failed',
		} );
	} );

	it( 'gives up on an answer that does not come', async () => {
		jest.useFakeTimers();
		fetchMock.mockImplementation(
			( _, { signal }: RequestInit ) =>
				new Promise( ( _resolve, reject ) => {
					signal?.addEventListener( 'abort', reject );
				} )
		);
		const delivery = deliver( '/there', submission() );
		await jest.advanceTimersByTimeAsync( 30_000 );
		await expect( delivery ).resolves.toEqual( { status: 'failed' } );
		jest.useRealTimers();
	} );

	it.each( [
		[ 400, false ],
		[ 403, false ],
		[ 404, false ],
		[ 410, true ],
	] )(
		'is refused by a %d, with the server’s message',
		async ( status, isSurveyClosed ) => {
			fetchMock.mockResolvedValue(
				answer( status, { message: 'Because.' } )
			);
			await expect( deliver( '/there', submission() ) ).resolves.toEqual(
				{
					status: 'refused',
					isSurveyClosed,
					message: 'Because.',
				}
			);
		}
	);
} );
