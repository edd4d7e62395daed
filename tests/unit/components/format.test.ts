import {
	formatDate,
	formatDateTime,
	formatDollars,
	formatNumber,
	formatPercent,
} from '../../../src/components/format';

function onSite( locale: string, timezone: string ): void {
	const pages = { surveys: '', results: '' };
	window.userfeedbackAdmin = { locale, timezone, pages };
}

afterEach( () => delete window.userfeedbackAdmin );

describe( 'dates', () => {
	it( 'are those of the site’s time zone, not of the browser’s', () => {
		onSite( 'en_US', 'Pacific/Auckland' );
		expect( formatDate( '2026-11-21T12:30:00Z' ) ).toBe( 'Nov 22, 2026' );
		onSite( 'en_US', '-10:00' );
		expect( formatDateTime( '2026-11-21T09:30:00Z' ) ).toBe(
			'Nov 20, 2026, 11:30 PM'
		);
	} );

	it( 'follow the language of the user', () => {
		onSite( 'de_DE_formal', 'Europe/Berlin' );
		expect( formatDate( '2026-11-21T12:30:00Z' ) ).toBe( '21.11.2026' );
	} );

	it.each( [ null, '', 'soon' ] )(
		'that are none (%p) are a dash',
		( date ) => {
			expect( formatDate( date ) ).toBe( '—' );
		}
	);

	it( 'are shown whatever the site says about itself', () => {
		onSite( 'not a locale', 'Nowhere/Land' );
		expect( formatDate( '2026-11-21T12:30:00Z' ) ).toBe( 'Nov 21, 2026' );
	} );
} );

describe( 'numbers', () => {
	it( 'follow the language of the user', () => {
		onSite( 'de_DE', 'UTC' );
		expect( formatNumber( 1129 ) ).toBe( '1.129' );
	} );

	it( 'are whole percent where they are shares', () => {
		onSite( 'en_US', 'UTC' );
		expect( formatPercent( 641 / 1129 ) ).toBe( '57%' );
		expect( formatPercent( 0 ) ).toBe( '0%' );
		expect( formatPercent( 1 ) ).toBe( '100%' );
	} );

	it.each( [
		[ 'en_US', 5 / 1059, '<1%' ],
		[ 'en_US', 0.004999, '<1%' ],
		[ 'en_US', 0.005, '1%' ],
		[ 'en_US', 0.9949, '99%' ],
		[ 'en_US', 1054 / 1059, '>99%' ],
		[ 'de_DE', 5 / 1059, '<1\u00a0%' ],
		[ 'de_DE', 1054 / 1059, '>99\u00a0%' ],
	] )(
		'are rounded neither to nothing nor to all (%s, %d)',
		( locale, share, text ) => {
			onSite( locale, 'UTC' );
			expect( formatPercent( share ) ).toBe( text );
		}
	);

	it( 'are dollars, with cents where there are some', () => {
		onSite( 'en_US', 'UTC' );
		expect( formatDollars( 199 ) ).toBe( '$199' );
		expect( formatDollars( 99.5 ) ).toBe( '$99.50' );
	} );
} );
