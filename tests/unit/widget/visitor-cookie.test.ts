import {
	askedCookie,
	minimizedCookie,
	readCookie,
	readMinimized,
	submittedCookie,
} from '../../../src/widget/visitor-cookie';

describe( 'the visitor’s cookie', () => {
	it( 'ends with the session for one who was asked [WID-14~]', () => {
		const cookie = askedCookie( 'mine' );
		expect( cookie ).not.toMatch( /max-age|expires/i );
		expect( readCookie( cookie, 'mine' ) ).toEqual( { submitted: false } );
	} );

	it( 'lives as many days as are given for one who answered [WID-14~]', () => {
		const cookie = submittedCookie( 'mine', 'an-id', 365 );
		expect( cookie ).toMatch( /; max-age=31536000$/ );
		expect( readCookie( cookie, 'mine' ) ).toEqual( {
			submitted: true,
			last_response_id: 'an-id',
		} );
	} );

	it.each( [ 0, undefined ] )(
		'ends with the session for one who answered when it has no days: %s [WID-14~]',
		( days ) =>
			expect( submittedCookie( 'mine', 'an-id', days ) ).not.toMatch(
				/max-age|expires/i
			)
	);

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

describe( 'the cookie of a minimized popup', () => {
	it( 'is of the whole site and ends with the session when it has no days [WID-14~]', () => {
		expect( minimizedCookie( 'mine', true, 0 ) ).toBe(
			'mine-minimized=1; path=/; SameSite=Lax'
		);
		expect( minimizedCookie( 'mine', false ) ).toBe(
			'mine-minimized=0; path=/; SameSite=Lax'
		);
	} );

	it( 'lives as many days as are given [WID-14~]', () => {
		expect( minimizedCookie( 'mine', true, 2 ) ).toBe(
			'mine-minimized=1; path=/; SameSite=Lax; max-age=172800'
		);
	} );

	it.each( [
		[ 'a=b; mine-minimized=1; c=d', true ],
		[ 'mine-minimized=0', false ],
		[ 'mine-minimized=11', false ],
		[ 'not-mine-minimized=1', false ],
		[ 'mine=1', false ],
		[ '', false ],
	] )( 'is read from among the others: %s', ( cookies, isMinimized ) =>
		expect( readMinimized( cookies, 'mine' ) ).toBe( isMinimized )
	);
} );
