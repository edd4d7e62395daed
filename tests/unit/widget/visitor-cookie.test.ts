import {
	askedCookie,
	readCookie,
	submittedCookie,
} from '../../../src/widget/visitor-cookie';

describe( 'the visitor’s cookie', () => {
	it( 'ends with the session for one who was asked [WID-14~]', () => {
		const cookie = askedCookie( 'mine' );
		expect( cookie ).not.toMatch( /max-age|expires/i );
		expect( readCookie( cookie, 'mine' ) ).toEqual( { submitted: false } );
	} );

	it( 'lives 365 days for one who answered [WID-14~]', () => {
		const cookie = submittedCookie( 'mine', 'an-id' );
		expect( cookie ).toContain( 'max-age=31536000' );
		expect( readCookie( cookie, 'mine' ) ).toEqual( {
			submitted: true,
			last_response_id: 'an-id',
		} );
	} );

	it.each( [
		'mine=yes',
		'mine=%22a%22',
		'mine=%7B%7D',
		'mine=%E0%A4%A',
		'',
	] )( 'counts as absent when it is none of ours: %s', ( cookies ) =>
		expect( readCookie( cookies, 'mine' ) ).toBeNull()
	);
} );
