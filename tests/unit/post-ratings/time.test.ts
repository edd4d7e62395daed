import type * as Page from './page';

const now = jest.spyOn( performance, 'now' ).mockReturnValue( 5000 );
// After the clock: the script looks at it when it starts.
const { accept, openPage, sent, star } =
	jest.requireActual< typeof Page >( './page' );

test( '[RAT-08~] a rating says how long after the control it came', async () => {
	openPage();
	accept( 4 );
	now.mockReturnValue( 6499.6 );
	star( 4 ).click();
	await Promise.resolve();
	expect( sent() ).toEqual( [
		[ '/rating', expect.objectContaining( { elapsed_ms: 1500 } ) ],
	] );
} );
