import {
	formatDate,
	formatDateTime,
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
	} );
} );
