import {
	formatDate,
	formatDateTime,
	formatDateTimeInZone,
	formatDay,
	formatDollars,
	formatNumber,
	formatPercent,
	siteDay,
} from '@/lib/format';
import { setDates } from '../support/dates';

const MONATE =
	'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
		' '
	);

function inLanguage( locale: string ): void {
	window.userfeedbackAdmin = { locale, pages: { surveys: '', results: '' } };
}

afterEach( () => {
	delete window.userfeedbackAdmin;
	setDates();
} );

describe( 'dates', () => {
	it( 'use the site’s time zone, not the browser’s', () => {
		setDates( { zone: 'Pacific/Auckland' } );
		expect( formatDate( '2026-11-21T12:30:00Z' ) ).toBe( 'Nov 22, 2026' );
		setDates( { zone: -10 } );
		expect( formatDateTime( '2026-11-21T09:30:00Z' ) ).toBe(
			'Nov 20, 2026, 11:30\u00a0PM'
		);
	} );

	it( 'use the site’s formats and the user’s language', () => {
		setDates( { date: 'j. F Y', time: 'H:i', months: MONATE } );
		expect( formatDateTime( '2026-03-21T12:30:00Z' ) ).toBe(
			'21. März 2026, 12:30'
		);
		expect( formatDay( '2026-03-21' ) ).toBe( '21. März 2026' );
	} );

	it( 'without a time are the same day in every time zone', () => {
		setDates( { zone: 'Pacific/Honolulu' } );
		expect( formatDay( '2026-11-21' ) ).toBe( 'Nov 21, 2026' );
		expect( formatDay( '2026-11-21', 'short' ) ).toBe( 'Nov 21' );
		expect( siteDay( Date.parse( '2026-11-21T09:30:00Z' ) ) ).toBe(
			'2026-11-20'
		);
	} );

	it( 'have the year of another year, also where the site’s format has none', () => {
		jest.useFakeTimers( { now: Date.parse( '2026-11-21T12:30:00Z' ) } );
		setDates( { date: 'M j', zone: 'Pacific/Auckland' } );
		expect( formatDay( '2026-03-21' ) ).toBe( 'Mar 21' );
		expect( formatDay( '2027-03-21' ) ).toBe( 'March 21, 2027' );
		expect( formatDate( '2026-01-21T12:30:00Z' ) ).toBe( 'Jan 22' );
		expect( formatDate( '2026-12-31T12:30:00Z' ) ).toBe(
			'January 1, 2027'
		);
		// An escaped letter is no year.
		setDates( { date: 'j. \\Y' } );
		expect( formatDay( '2026-03-21' ) ).toBe( '21. Y' );
		expect( formatDay( '2025-03-21' ) ).toBe( 'March 21, 2025' );
		setDates( { date: 'd.m.y' } );
		expect( formatDay( '2025-03-21' ) ).toBe( '21.03.25' );
		jest.useRealTimers();
	} );

	it( 'name the site’s zone beside a time', () => {
		setDates( { zone: 'America/New_York' } );
		expect( formatDateTimeInZone( '2026-11-21T12:30:00Z' ) ).toBe(
			'Nov 21, 2026, 7:30\u00a0AM (America/New York)'
		);
		setDates( { zone: 5.5 } );
		expect( formatDateTimeInZone( '2026-11-21T12:30:00Z' ) ).toBe(
			'Nov 21, 2026, 6:00\u00a0PM (UTC+5:30)'
		);
		expect( formatDateTimeInZone( null ) ).toBe( '—' );
	} );

	it.each( [ null, '', 'soon' ] )(
		'that are invalid (%p) become a dash',
		( date ) => {
			expect( formatDate( date ) ).toBe( '—' );
		}
	);
} );

describe( 'numbers', () => {
	it( 'use the user’s language', () => {
		inLanguage( 'de_DE_formal' );
		expect( formatNumber( 1129 ) ).toBe( '1.129' );
		inLanguage( 'es_ES' );
		expect( formatNumber( 1129 ) ).toBe( '1.129' );
		inLanguage( 'ar_EG' );
		expect( formatNumber( 1129 ) ).toBe( '1,129' );
		inLanguage( 'not a locale' );
		expect( formatNumber( 1129 ) ).toBe( '1,129' );
	} );

	it( 'that are shares become whole percent', () => {
		inLanguage( 'en_US' );
		expect( formatPercent( 641 / 1129 ) ).toBe( '57%' );
		expect( formatPercent( 0 ) ).toBe( '0%' );
		expect( formatPercent( 1 ) ).toBe( '100%' );
	} );

	it.each( [
		[ 'en_US', 5 / 1059, '<1%' ],
		[ 'en_US', 0.004999, '<1%' ],
		[ 'en_US', 0.005, '1%' ],
		[ 'en_US', 0.9949, '99%' ],
		[ 'en_US', 0.995, '>99%' ],
		[ 'en_US', 1054 / 1059, '>99%' ],
		[ 'de_DE', 5 / 1059, '<1\u00a0%' ],
		[ 'de_DE', 1054 / 1059, '>99\u00a0%' ],
	] )(
		'close to 0 or 1 are rounded neither to nothing nor to all (%s, %d)',
		( locale, share, text ) => {
			inLanguage( locale );
			expect( formatPercent( share ) ).toBe( text );
		}
	);

	it( 'that are dollars have cents only if they are not zero', () => {
		inLanguage( 'en_US' );
		expect( formatDollars( 199 ) ).toBe( '$199' );
		expect( formatDollars( 99.5 ) ).toBe( '$99.50' );
	} );
} );
