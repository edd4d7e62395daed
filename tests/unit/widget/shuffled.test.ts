import { shuffled } from '@/widget/fields/shuffled';

describe( 'a random order', () => {
	it( '[WID-07~] contains every item once, and does not change the given array', () => {
		const items = Object.freeze( [ 'a', 'b', 'c', 'd' ] );
		expect( shuffled( items ).sort() ).toEqual( items );
	} );

	it( '[WID-07~] has all orders with about the same frequency', () => {
		const often: Record< string, number > = {};
		for ( let draw = 0; draw < 6000; draw++ ) {
			const order = shuffled( [ 'a', 'b', 'c' ] ).join( '' );
			often[ order ] = ( often[ order ] ?? 0 ) + 1;
		}
		expect( Object.keys( often ) ).toHaveLength( 6 );
		// Six standard deviations around 1,000.
		Object.values( often ).forEach( ( times ) =>
			expect( Math.abs( times - 1000 ) ).toBeLessThan( 180 )
		);
	} );
} );
