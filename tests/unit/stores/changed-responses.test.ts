import { createRegistry } from '@wordpress/data';
import { store as comparisonsStore } from '@/stores/comparisons';
import { store as responsesStore } from '@/stores/responses';
import type { ResponseQuery } from '@/stores/api';
import type { ComparisonQuery } from '@/stores/comparisons-api';
import { fakeServer } from '../support/fake-server';
import { freshRegistry } from '../support/render';
import { responseItem, responseList } from '../support/results';

const WITHOUT_TESTS: ResponseQuery = {
	page: 1,
	per_page: 20,
	order: 'desc',
	status: 'all',
	filter: { test: 'false' },
};

describe( 'after a change of responses', () => {
	it( '[PLS-07~] a list without tests loses the response that was marked as one', async () => {
		let isTest = false;
		fakeServer( ( { method } ) => {
			if ( method === 'POST' ) {
				isTest = true;
				return { body: { updated: [ 9 ] } };
			}
			return { body: responseList( isTest ? [] : [ responseItem() ] ) };
		} );
		const registry = freshRegistry();
		const list = () =>
			registry
				.resolveSelect( responsesStore )
				.getResponseList( 7, WITHOUT_TESTS );
		expect( ( await list() )?.items ).toHaveLength( 1 );
		await registry.dispatch( responsesStore ).markAsTest( 7, [ 9 ], true );
		expect( ( await list() )?.items ).toEqual( [] );
	} );

	it( '[PLS-23~] a comparison is requested again after it was left', async () => {
		const { requests } = fakeServer( () => ( { body: { groups: [] } } ) );
		const registry = createRegistry();
		registry.register( comparisonsStore );
		const query = { by: 'device', a: 'desktop', b: 'mobile' };
		const compare = () =>
			registry
				.resolveSelect( comparisonsStore )
				.getComparison( 7, query as ComparisonQuery );
		await compare();
		await compare();
		expect( requests ).toHaveLength( 1 );
		await registry.dispatch( comparisonsStore ).refresh();
		await compare();
		expect( requests ).toHaveLength( 2 );
	} );
} );

describe( 'two quick changes of columns', () => {
	/** A site that stores the first request last, as two workers may. */
	function slowSite() {
		const stored: unknown[] = [];
		fakeServer( () => ( { body: {} } ) );
		const { fetch } = window;
		let isFirst = true;
		window.fetch = async ( url, init ) => {
			const wait = isFirst;
			isFirst = false;
			if ( wait ) {
				await new Promise( ( resolve ) => setTimeout( resolve, 5000 ) );
			}
			const answer = await fetch( url, init );
			stored.push(
				( JSON.parse( String( init?.body ) ) as { columns: unknown } )
					.columns
			);
			return answer;
		};
		return stored;
	}

	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( '[PLS-19~] store the last one, as the screen shows', async () => {
		const stored = slowSite();
		const { chooseColumns } = freshRegistry().dispatch( responsesStore );
		const both = Promise.all( [
			chooseColumns( 7, [ 'q1' ] ),
			chooseColumns( 7, [ 'q1', 'q2' ] ),
		] );
		await jest.advanceTimersByTimeAsync( 20_000 );
		await both;
		expect( stored.at( -1 ) ).toEqual( [ 'q1', 'q2' ] );
	} );
} );
