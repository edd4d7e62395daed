import {
	fetchMock,
	offline,
	openTab,
	parcel,
	pass,
	PREFIX,
	queued,
	rows,
	sent,
	START,
	useTabs,
} from './tabs';

const DAY = 86_400_000;

useTabs();

describe( 'a forged or corrupt entry', () => {
	const entry = ( id: string, changes: object = {} ) =>
		localStorage.setItem(
			PREFIX + id,
			JSON.stringify( {
				...parcel( id ),
				queued_at: START - DAY,
				attempts: 1,
				next_at: START,
				is_held: false,
				...changes,
			} )
		);

	it.each( [
		[ 'no JSON', '{"queued_at":' ],
		[ 'null', 'null' ],
		[ 'a number', '5' ],
		[ 'no body', '{"urls":[],"queued_at":1,"attempts":0,"next_at":0}' ],
		[
			'another id',
			JSON.stringify( {
				...parcel( 'z' ),
				queued_at: START,
				attempts: 0,
				next_at: 0,
			} ),
		],
		[
			'no addresses',
			JSON.stringify( {
				...parcel( 'a' ),
				urls: 5,
				queued_at: START,
				attempts: 0,
				next_at: 0,
			} ),
		],
		[
			'a date that is a text',
			JSON.stringify( {
				...parcel( 'a' ),
				queued_at: 'soon',
				attempts: 0,
				next_at: 0,
			} ),
		],
		[
			'a date before all dates',
			JSON.stringify( {
				...parcel( 'a' ),
				queued_at: -1e300,
				attempts: 1,
				next_at: 0,
			} ),
		],
	] )( 'is dropped without affecting others: %s', async ( _, json ) => {
		localStorage.setItem( `${ PREFIX }a`, json );
		entry( 'b' );
		openTab();
		await pass( 0 );
		expect( [ ...rows.keys() ] ).toEqual( [ 'b' ] );
		expect( localStorage ).toHaveLength( 0 );
	} );

	it.each( [ 1e300, 8.64e15 + 1, START + 1000 * DAY ] )(
		'is sent with the current time if its date is %d, and does not block others',
		async ( queued_at ) => {
			entry( 'a', { queued_at } );
			entry( 'b' );
			openTab();
			await pass( 0 );
			expect( [ ...rows.keys() ].sort() ).toEqual( [ 'a', 'b' ] );
			expect( sent().map( ( body ) => body.queued_at ) ).toEqual( [
				'2026-11-21T12:00:00Z',
				'2026-11-20T12:00:00Z',
			] );
		}
	);

	it( 'expires seven days from now if its date is later', async () => {
		fetchMock.mockImplementation( offline );
		entry( 'a', { queued_at: 1e300 } );
		openTab();
		await pass( 6 * DAY );
		expect( queued() ).toHaveLength( 1 );
		await pass( 2 * DAY );
		expect( queued() ).toEqual( [] );
	} );

	it.each( [
		[ 'attempts', 1e300 ],
		[ 'attempts', -5 ],
		[ 'next_at', 1e300 ],
		[ 'next_at', -1e300 ],
		[ 'urls', [ 5, null, '/rest' ] ],
		[ 'cookie_days', 'many' ],
	] )( 'does not block others with %s %p', async ( name, value ) => {
		entry( 'a', { [ name ]: value } );
		entry( 'b' );
		openTab();
		await pass( DAY );
		expect( [ ...rows.keys() ] ).toContain( 'b' );
	} );
} );
