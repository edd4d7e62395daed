import {
	closeTabs,
	fetchMock,
	goOnline,
	offline,
	openTab,
	parcel,
	pass,
	PREFIX,
	queued,
	rows,
	store,
	useTabs,
} from './tabs';

const DAY = 86_400_000;
const never = () => new Promise< never >( () => {} );

/** What browsers do with `ifAvailable`; a closed tab's locks are free again. */
function fakeLocks() {
	const taken = new Set< string >();
	const locks = {
		async request(
			name: string,
			options: LockOptions,
			task: ( lock: unknown ) => unknown
		) {
			expect( options ).toEqual( { ifAvailable: true } );
			if ( taken.has( name ) ) {
				return task( null );
			}
			taken.add( name );
			try {
				return await task( { name } );
			} finally {
				taken.delete( name );
			}
		},
	};
	Object.defineProperty( navigator, 'locks', {
		value: locks,
		configurable: true,
	} );
	return { taken, locks };
}

useTabs();

afterEach( () => {
	delete ( navigator as { locks?: unknown } ).locks;
} );

describe.each( [
	[ 'with locks', fakeLocks ],
	[ 'with a lease', () => {} ],
] )( 'two tabs %s', ( _, prepare ) => {
	beforeEach( () => void prepare() );

	it( 'send a queued submission once', async () => {
		fetchMock.mockImplementation( offline );
		const [ first, second ] = [ openTab(), openTab() ];
		first.send();
		await pass( 0 );
		fetchMock.mockReset().mockImplementation( store );
		goOnline();
		goOnline();
		await pass( 60_000 );
		expect( [ ...rows ] ).toEqual( [ [ 'id-1', 1 ] ] );
		expect( first.outcomes.at( -1 ) ).toEqual( { status: 'sent' } );
		expect( second.outcomes ).toEqual( [] );
	} );

	it( 'do not repeat a first attempt of the other tab', async () => {
		fetchMock.mockImplementation( never );
		const tab = openTab();
		openTab();
		tab.send();
		goOnline();
		await pass( 20_000 );
		goOnline();
		await pass( 0 );
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'send the submissions of both, each once', async () => {
		fetchMock.mockImplementation( offline );
		openTab().send( parcel( 'a' ) );
		openTab().send( parcel( 'b' ) );
		await pass( 0 );
		expect( queued() ).toHaveLength( 2 );
		fetchMock.mockImplementation( store );
		goOnline();
		await pass( 60_000 );
		expect( Object.fromEntries( rows ) ).toEqual( { a: 1, b: 1 } );
		expect( queued() ).toEqual( [] );
	} );

	it( 'show their visitor that the other tab has sent the submission', async () => {
		fetchMock.mockImplementation( offline );
		const tab = openTab();
		tab.send();
		await pass( 0 );
		localStorage.clear();
		await pass( 3000 );
		expect( tab.outcomes.at( -1 ) ).toEqual( { status: 'sent' } );
	} );
} );

it( 'do not queue again what another tab has sent during a failed attempt', async () => {
	let fail: ( reason: unknown ) => void = () => {};
	fetchMock.mockReturnValue(
		new Promise( ( _, reject ) => ( fail = reject ) )
	);
	openTab().send();
	localStorage.clear();
	fail( new TypeError( 'network error' ) );
	await pass( 0 );
	expect( queued() ).toEqual( [] );
} );

describe( 'a tab that was closed during its first attempt', () => {
	beforeEach( () => fetchMock.mockImplementationOnce( never ) );

	it( 'has released its lock: the next page sends', async () => {
		const { taken } = fakeLocks();
		openTab().send();
		await pass( 0 );
		closeTabs();
		taken.clear();
		openTab();
		await pass( 0 );
		expect( rows.size ).toBe( 1 );
		expect( queued() ).toEqual( [] );
	} );

	it( 'has left a lease, which expires: the next page sends then', async () => {
		openTab().send();
		closeTabs();
		openTab();
		await pass( 34_000 );
		goOnline();
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
		await pass( 1000 );
		expect( rows.size ).toBe( 1 );
		expect( queued() ).toEqual( [] );
	} );
} );

it( 'makes the first attempt before a lock is granted, since the page may end', () => {
	fakeLocks();
	openTab().send();
	expect( fetchMock ).toHaveBeenCalledTimes( 1 );
} );

it( 'sends without a lock if the page is denied one', async () => {
	const { locks } = fakeLocks();
	locks.request = () => Promise.reject( new DOMException( 'denied' ) );
	const tab = openTab();
	tab.send();
	await pass( 0 );
	expect( tab.outcomes ).toEqual( [ { status: 'sent' } ] );
} );

describe( 'storage', () => {
	it.each( [
		[ 'no JSON', '{"body":' ],
		[ 'null', 'null' ],
		[ 'something else', '[1,2]' ],
		[ 'a stranger’s', JSON.stringify( { body: {}, urls: [] } ) ],
		[
			'cut off',
			JSON.stringify( { ...parcel( 'broken' ), queued_at: 1 } ),
		],
	] )( 'that is corrupt (%s) is cleaned up', async ( _, json ) => {
		localStorage.setItem( `${ PREFIX }broken`, json );
		localStorage.setItem( 'userfeedback-outboxes', 'not ours' );
		openTab().send();
		await pass( DAY );
		expect( [ ...rows.keys() ] ).toEqual( [ 'id-1' ] );
		expect( Object.keys( localStorage ) ).toEqual( [
			'userfeedback-outboxes',
		] );
	} );

	const block = () =>
		jest.spyOn( window, 'localStorage', 'get' ).mockImplementation( () => {
			throw new DOMException( 'denied', 'SecurityError' );
		} );
	const fill = () =>
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		} );
	const takeAway = () =>
		jest
			.spyOn( window, 'localStorage', 'get' )
			.mockReturnValue( null as unknown as Storage );

	it.each( [
		[ 'blocked', block ],
		[ 'full', fill ],
		[ 'missing', takeAway ],
	] )( 'that is %s is replaced by the page’s memory', async ( _, harm ) => {
		harm();
		fetchMock.mockImplementationOnce( offline );
		const tab = openTab();
		tab.send();
		expect( document.cookie ).toBe( '' );
		await pass( 0 );
		expect( tab.outcomes ).toEqual( [ { status: 'failed' } ] );
		await pass( 3000 );
		expect( tab.outcomes.at( -1 ) ).toEqual( { status: 'sent' } );
		expect( document.cookie ).toContain( 'id-1' );
		await pass( DAY );
		expect( rows.get( 'id-1' ) ).toBe( 1 );
	} );

	it( 'that is full only temporarily is used afterwards', async () => {
		fetchMock.mockImplementation( offline );
		const full = fill();
		const tab = openTab();
		tab.send();
		await pass( 0 );
		full.mockRestore();
		await pass( 3000 );
		expect( tab.outcomes.at( -1 ) ).toEqual( { status: 'saved' } );
		expect( queued() ).toHaveLength( 1 );
	} );

	it( 'that fills up later keeps its entries', async () => {
		fetchMock.mockImplementation( offline );
		const tab = openTab();
		tab.send();
		await pass( 0 );
		fill();
		await pass( 10_000 );
		expect( tab.outcomes.at( -1 ) ).toEqual( { status: 'saved' } );
		expect( queued() ).toHaveLength( 1 );
	} );

	it( 'is used up to 200,000 characters, without dropping older entries', async () => {
		fetchMock.mockImplementation( offline );
		const tab = openTab();
		for ( let number = 0; number < 100; number++ ) {
			const one = parcel( `id-${ number }` );
			one.body.answers[ 0 ]!.value = 'x'.repeat( 4000 );
			tab.send( one );
		}
		const size = Object.values( localStorage ).join( '' ).length;
		expect( size ).toBeGreaterThan( 190_000 );
		expect( size ).toBeLessThanOrEqual( 201_000 );
		expect( localStorage.getItem( `${ PREFIX }id-0` ) ).not.toBeNull();
		fetchMock.mockImplementation( store );
		await pass( 60_000 );
		expect( rows.size ).toBe( 100 );
		expect( queued() ).toEqual( [] );
	} );
} );
