import {
	closeTabs,
	comeBack,
	fetchMock,
	goOnline,
	offline,
	openTab,
	parcel,
	pass,
	queued,
	rows,
	sent,
	START,
	store,
	storeAndCut,
	useTabs,
} from './tabs';
import { answer } from './support';

const DAY = 86_400_000;
const held = ( status: number, seconds: string ) => async () =>
	answer( status, null, { 'Retry-After': seconds } );

useTabs();

describe( 'a submission', () => {
	it( 'is queued before the first attempt and removed after the confirmation', async () => {
		const tab = openTab();
		let before: unknown[] = [];
		fetchMock.mockImplementation( ( url, options ) => {
			before = queued();
			return store( url, options );
		} );
		tab.send();
		await pass( 0 );
		expect( before ).toEqual( [
			{
				...parcel(),
				queued_at: START,
				attempts: 1,
				next_at: START + 35_000,
				is_held: true,
			},
		] );
		expect( queued() ).toEqual( [] );
		expect( tab.outcomes ).toEqual( [ { status: 'sent' } ] );
		expect( sent() ).toEqual( [ parcel().body ] );
	} );

	it.each( [
		[ 'the network is back', goOnline ],
		[ 'the visitor comes back', comeBack ],
		[ 'the page comes out of the back/forward cache', showAgain ],
	] )(
		'is sent again immediately after a network error when %s [WID-17~]',
		async ( _, signal ) => {
			const tab = openTab();
			fetchMock.mockImplementationOnce( offline );
			tab.send();
			await pass( 0 );
			expect( tab.outcomes ).toEqual( [ { status: 'saved' } ] );
			signal();
			await pass( 0 );
			expect( tab.outcomes ).toEqual( [
				{ status: 'saved' },
				{ status: 'sent' },
			] );
			expect( rows.size ).toBe( 1 );
			expect( queued() ).toEqual( [] );
		}
	);

	it( 'is attempted at growing intervals, with the time of its first attempt', async () => {
		const tab = openTab();
		fetchMock.mockImplementation( offline );
		tab.send();
		const times: number[] = [];
		fetchMock.mockImplementation( () => {
			times.push( ( Date.now() - START ) / 1000 );
			return offline();
		} );
		await pass( 100_000 );
		expect( times ).toEqual( [ 3, 9, 21, 45, 93 ] );
		expect( sent()[ 0 ].queued_at ).toBeUndefined();
		expect(
			fetchMock.mock.calls.map( ( [ , { keepalive } ] ) => keepalive )
		).toEqual( [ true, false, false, false, false, false ] );
		expect( sent()[ 5 ] ).toEqual( {
			...parcel().body,
			queued_at: '2026-11-21T12:00:00Z',
		} );
	} );

	it( 'is sent by the loader of a later page [WID-17~]', async () => {
		fetchMock.mockImplementation( offline );
		openTab().send();
		await pass( 1000 );
		closeTabs();
		fetchMock.mockImplementation( store );
		openTab();
		await pass( 0 );
		expect( [ ...rows ] ).toEqual( [ [ 'id-1', 1 ] ] );
		expect( sent()[ 1 ].queued_at ).toBe( '2026-11-21T12:00:00Z' );
		expect( queued() ).toEqual( [] );
	} );

	it.each( [ 500, 502, 503, 408 ] )(
		'is attempted again after a %d',
		async ( status ) => {
			const tab = openTab();
			fetchMock.mockImplementationOnce( async () => answer( status ) );
			tab.send();
			await pass( 2999 );
			expect( fetchMock ).toHaveBeenCalledTimes( 1 );
			await pass( 1 );
			expect( tab.outcomes.at( -1 ) ).toEqual( { status: 'sent' } );
		}
	);

	it.each( [ 429, 503 ] )(
		'waits as long as a %d requests, whatever happens',
		async ( status ) => {
			fetchMock.mockImplementationOnce( held( status, '60' ) );
			openTab().send();
			await pass( 1000 );
			goOnline();
			comeBack();
			closeTabs();
			openTab();
			await pass( 58_999 );
			goOnline();
			expect( fetchMock ).toHaveBeenCalledTimes( 1 );
			await pass( 2001 );
			expect( rows.size ).toBe( 1 );
		}
	);

	it( 'creates one row if it was stored but its response was lost', async () => {
		const tab = openTab();
		fetchMock.mockImplementationOnce( storeAndCut );
		tab.send();
		await pass( 3000 );
		expect( [ ...rows ] ).toEqual( [ [ 'id-1', 2 ] ] );
		expect( tab.outcomes.at( -1 ) ).toEqual( { status: 'sent' } );
		expect( queued() ).toEqual( [] );
	} );

	it( 'is removed from the queue when it is refused permanently', async () => {
		const tab = openTab();
		fetchMock.mockResolvedValue(
			answer( 410, { code: 'userfeedback_survey_closed', message: '' } )
		);
		tab.send();
		await pass( DAY );
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
		expect( queued() ).toEqual( [] );
		expect( tab.outcomes ).toEqual( [
			{ status: 'refused', isSurveyClosed: true, message: '' },
		] );
	} );

	it( 'is kept for 7 days and then dropped', async () => {
		fetchMock.mockImplementation( offline );
		openTab().send();
		await pass( 7 * DAY );
		expect( queued() ).toHaveLength( 1 );
		const tries = fetchMock.mock.calls.length;
		expect( tries ).toBeGreaterThan( 1000 );
		fetchMock.mockImplementation( store );
		await pass( DAY );
		expect( queued() ).toEqual( [] );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'is dropped by a later page, too', async () => {
		fetchMock.mockImplementation( offline );
		openTab().send();
		await pass( 1000 );
		closeTabs();
		fetchMock.mockClear();
		jest.setSystemTime( START + 7 * DAY + 1 );
		openTab();
		await pass( 0 );
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( queued() ).toEqual( [] );
	} );

	it( 'marks the survey as answered when it is queued, and again when it is confirmed', async () => {
		fetchMock.mockImplementation( offline );
		openTab().send();
		expect( document.cookie ).toContain( 'id-1' );
		await pass( 0 );
		closeTabs();
		document.cookie = 'userfeedback-7=; max-age=0; path=/';
		fetchMock.mockImplementation( store );
		openTab();
		await pass( 0 );
		expect( decodeURIComponent( document.cookie ) ).toBe(
			'userfeedback-7={"submitted":true,"last_response_id":"id-1"}'
		);
	} );

	it.each( [
		[ 'as many days as it says', 10, '; max-age=864000' ],
		[ 'the session when it says none', 0, 'SameSite=Lax' ],
	] )(
		'marks the survey as answered for %s, also on a later page [WID-14~]',
		async ( _, days, end ) => {
			const written = jest.spyOn( document, 'cookie', 'set' );
			fetchMock.mockImplementation( offline );
			openTab().send( { ...parcel(), cookie_days: days } );
			await pass( 0 );
			closeTabs();
			fetchMock.mockImplementation( store );
			openTab();
			await pass( 0 );
			const cookies = written.mock.calls.map( ( [ cookie ] ) => cookie );
			written.mockRestore();
			expect( cookies ).toHaveLength( 2 );
			cookies.forEach( ( cookie ) =>
				expect( cookie.endsWith( end ) ).toBe( true )
			);
		}
	);

	it( 'does not block others that are queued with it', async () => {
		fetchMock.mockImplementation( offline );
		const tab = openTab();
		tab.send( parcel( 'a' ) );
		tab.send( parcel( 'b' ) );
		await pass( 0 );
		fetchMock.mockImplementation( ( url, options ) =>
			options.body.includes( '"a"' )
				? Promise.resolve( answer( 403 ) )
				: store( url, options )
		);
		goOnline();
		await pass( 0 );
		expect( [ ...rows.keys() ] ).toEqual( [ 'b' ] );
		expect( queued() ).toHaveLength( 1 );
	} );
} );

it( 'does nothing if the queue is empty', async () => {
	openTab();
	await pass( DAY );
	goOnline();
	comeBack();
	expect( fetchMock ).not.toHaveBeenCalled();
	expect( jest.getTimerCount() ).toBe( 0 );
	expect( localStorage ).toHaveLength( 0 );
} );

function showAgain() {
	window.dispatchEvent(
		new PageTransitionEvent( 'pageshow', { persisted: true } )
	);
}
