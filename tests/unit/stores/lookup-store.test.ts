import { createRegistry } from '@wordpress/data';
import { createLookupStore } from '@/stores/lookup-store';

const moment = () => new Promise( ( resolve ) => setTimeout( resolve ) );

describe( 'a store of values that are looked up', () => {
	const asked: string[] = [];
	const store = createLookupStore(
		'test/lookups',
		{
			getOne: async ( id: number, word: string ) => {
				asked.push( `${ id } ${ word }` );
				const answer = `${ word } of ${ id }, number ${ asked.length }`;
				await moment();
				return answer;
			},
			getMany: async ( query: { ids: readonly number[] } ) => {
				asked.push( query.ids.join() );
				return query.ids.length;
			},
		},
		{ getMany: ( { ids } ) => ids.join() }
	);

	function open() {
		asked.length = 0;
		const registry = createRegistry();
		registry.register( store );
		const one = ( id: number, word: string ) =>
			registry.resolveSelect( store ).getOne( id, word );
		return { registry, one, refresh: registry.dispatch( store ).refresh };
	}

	// A selector begins to ask a moment after it was called.
	afterEach( moment );

	it( 'asks once for each value', async () => {
		const { registry, one } = open();
		expect( registry.select( store ).getOne( 1, 'a' ) ).toBeUndefined();
		expect( await one( 1, 'a' ) ).toBe( 'a of 1, number 1' );
		await one( 1, 'a' );
		await one( 1, 'b' );
		expect( asked ).toEqual( [ '1 a', '1 b' ] );
		expect( registry.select( store ).getOne( 1, 'a' ) ).toBe(
			'a of 1, number 1'
		);
	} );

	it( 'keeps values by the key of their arguments', async () => {
		const { registry } = open();
		await registry.resolveSelect( store ).getMany( { ids: [ 1, 2 ] } );
		expect( registry.select( store ).getMany( { ids: [ 1, 2 ] } ) ).toBe(
			2
		);
		expect(
			registry.select( store ).getMany( { ids: [ 3 ] } )
		).toBeUndefined();
	} );

	it( 'asks again for what was refreshed, and shows what it has until then', async () => {
		const { registry, one, refresh } = open();
		await one( 1, 'a' );
		await one( 2, 'a' );
		await refresh( 'getOne', [ 1, 'a' ] );
		expect( registry.select( store ).getOne( 1, 'a' ) ).toBe(
			'a of 1, number 1'
		);
		await one( 2, 'a' );
		expect( asked ).toHaveLength( 2 );
		expect( await one( 1, 'a' ) ).toBe( 'a of 1, number 3' );
		await refresh( 'getOne' );
		await one( 2, 'a' );
		expect( asked ).toHaveLength( 4 );
		await refresh();
		await one( 2, 'a' );
		expect( asked ).toHaveLength( 5 );
		await refresh( 'getMany' );
		await one( 2, 'a' );
		expect( asked ).toHaveLength( 5 );
	} );

	it( 'asks again for what was refreshed while it was asked for', async () => {
		const { one, refresh } = open();
		const first = one( 1, 'a' );
		while ( asked.length === 0 ) {
			await moment();
		}
		await refresh();
		await first;
		await moment();
		expect( await one( 1, 'a' ) ).toBe( 'a of 1, number 2' );
	} );
} );
