import '../support/browser';
import {
	getBlockBindingsSource,
	registerBlockBindingsSource,
	unregisterBlockBindingsSource,
} from '@wordpress/blocks';
import { createRegistry } from '@wordpress/data';
import { registerBinding } from '@/blocks/post-rating/binding';
import { store } from '@/stores/rating-statistics';
import { fakeServer } from '../support/fake-server';

const SOURCE = 'userfeedback/post-rating';

/** What the server tells the editor of the source. */
function registerOnServer(): void {
	registerBlockBindingsSource( {
		name: SOURCE,
		label: 'Post rating',
		usesContext: [ 'postId' ],
	} );
}

afterEach( () => unregisterBlockBindingsSource( SOURCE ) );

/** The values of two bound attributes once the server has answered. */
async function values(
	context: object,
	keys: string[] = [ 'average', 'count' ]
): Promise< unknown > {
	const registry = createRegistry();
	registry.register( store );
	const read = () =>
		getBlockBindingsSource( SOURCE )?.getValues?.( {
			select: registry.select,
			context,
			bindings: Object.fromEntries(
				keys.map( ( key, index ) => [
					`text${ index }`,
					{ args: { key } },
				] )
			),
		} );
	jest.useFakeTimers();
	read();
	await jest.advanceTimersByTimeAsync( 1000 );
	jest.useRealTimers();
	return read();
}

test( '[BLK-02~] the source is not offered without the add-on', () => {
	registerBinding();
	expect( getBlockBindingsSource( SOURCE ) ).toBeUndefined();
} );

test( '[BLK-02~] a bound block shows the statistics of its post in the editor', async () => {
	const { requests } = fakeServer( () => ( {
		body: { success: true, data: { average: 4.25, count: 1234 } },
	} ) );
	registerOnServer();
	registerBinding();
	registerBinding();
	expect( await values( { postId: 7 } ) ).toEqual( {
		text0: '4.3',
		text1: '1,234',
	} );
	expect( requests.map( ( { path } ) => path ) ).toEqual( [
		'/userfeedback/v1/posts/7/rating',
	] );
	expect( getBlockBindingsSource( SOURCE )?.label ).toBe( 'Post rating' );
} );

test.each( [
	[ 'nobody has rated', { average: 0, count: 0 }, { text1: '0' } ],
	[ 'the site hides both', { average: null, count: null }, {} ],
] )(
	'[BLK-02~] a block shows its own text where there is no figure: %s',
	async ( _, data, expected ) => {
		fakeServer( () => ( { body: { data } } ) );
		registerOnServer();
		registerBinding();
		expect( await values( { postId: 7 } ) ).toEqual( expected );
		expect( await values( { postId: 7 }, [ 'sum' ] ) ).toEqual( {} );
	}
);

test( '[BLK-02~] posts that cannot be rated and templates without a post have no statistics', async () => {
	const { requests } = fakeServer( () => ( {
		status: 404,
		body: { code: 'x', message: '', data: { status: 404 } },
	} ) );
	registerOnServer();
	registerBinding();
	expect( await values( { postId: 7 } ) ).toEqual( {} );
	expect( await values( {} ) ).toEqual( {} );
	expect( requests ).toHaveLength( 1 );
} );
