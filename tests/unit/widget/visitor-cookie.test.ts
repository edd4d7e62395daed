import {
	askedCookie,
	minimizedCookie,
	readCookie,
	startsMinimized,
	submittedCookie,
} from '@/widget/visitor-cookie';

describe( 'the visitor’s cookie', () => {
	it( 'expires with the session after the survey was shown [WID-14~]', () => {
		const cookie = askedCookie( 'mine' );
		expect( cookie ).not.toMatch( /max-age|expires/i );
		expect( readCookie( cookie, 'mine' ) ).toEqual( { submitted: false } );
	} );

	it( 'can last the given number of days after the survey was shown', () =>
		expect( askedCookie( 'mine', 2 ) ).toMatch( /; max-age=172800$/ ) );

	it( 'lasts the given number of days after an answer [WID-14~]', () => {
		const cookie = submittedCookie( 'mine', 'an-id', 365 );
		expect( cookie ).toMatch( /; max-age=31536000$/ );
		expect( readCookie( cookie, 'mine' ) ).toEqual( {
			submitted: true,
			last_response_id: 'an-id',
		} );
	} );

	it.each( [ 0, undefined ] )(
		'expires with the session after an answer if there are no days: %s [WID-14~]',
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
	] )( 'counts as missing if it is invalid: %s', ( cookies ) =>
		expect( readCookie( cookies, 'mine' ) ).toBeNull()
	);
} );

/** Reads with what a browser would say. */
function withCookies< Value >( cookies: string, read: () => Value ): Value {
	const spy = jest.spyOn( document, 'cookie', 'get' );
	spy.mockReturnValue( cookies );
	const value = read();
	spy.mockRestore();
	return value;
}

describe( 'the cookie of a minimized popup', () => {
	it( 'applies to the whole site and expires with the session if there are no days [WID-14~]', () => {
		expect( minimizedCookie( 'mine', true, 0 ) ).toBe(
			'mine-minimized=1; path=/; SameSite=Lax'
		);
		expect( minimizedCookie( 'mine', false ) ).toBe(
			'mine-minimized=0; path=/; SameSite=Lax'
		);
	} );

	it( 'lasts the given number of days [WID-14~]', () => {
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
	] )( 'is found among other cookies: %s', ( cookies, isMinimized ) =>
		expect( withCookies( cookies, () => startsMinimized( 'mine' ) ) ).toBe(
			isMinimized
		)
	);

	it.each( [
		[ 'mine-minimized=1', false, true ],
		[ 'mine-minimized=0', true, false ],
		[ 'a=b', true, true ],
		[ 'a=b', false, false ],
		[ 'not-mine-minimized=0', true, true ],
	] )(
		'[SET-10~] outranks the setting of the survey: %s, %s',
		( cookies, isWanted, isMinimized ) =>
			expect(
				withCookies( cookies, () =>
					startsMinimized( 'mine', isWanted )
				)
			).toBe( isMinimized )
	);
} );
