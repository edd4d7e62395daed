import {
	addDays,
	daysOf,
	defaultRange,
	isLocked,
	lengthOf,
	rangeArguments,
	rangeError,
	rangeFromParams,
	rangeToParams,
	setRange,
	siteToday,
} from '@/components/date-range/ranges';
import type { Preset, RangeChoice } from '@/components/date-range/ranges';
import { setDates } from '../support/dates';

/** A Sunday. */
const TODAY = '2026-11-22';
const MONDAY = 1;
const SUNDAY = 0;
const SATURDAY = 6;

afterEach( () => {
	setDates();
	jest.useRealTimers();
} );

const read = ( range: string, hasLonger = true, options = {} ) =>
	rangeFromParams( new URLSearchParams( { range } ), hasLonger, {
		today: TODAY,
		...options,
	} );

describe( 'the days of a preset', () => {
	it.each< [ Preset, string, string ] >( [
		[ 'today', '2026-11-22', '2026-11-22' ],
		[ 'yesterday', '2026-11-21', '2026-11-21' ],
		[ 'last-month', '2026-10-01', '2026-10-31' ],
		[ 'last-7-days', '2026-11-16', '2026-11-22' ],
		[ 'last-30-days', '2026-10-24', '2026-11-22' ],
		[ 'last-90-days', '2026-08-25', '2026-11-22' ],
	] )( '[OVR-06~] %s is %s to %s', ( preset, from, to ) => {
		expect( daysOf( { preset }, TODAY ) ).toEqual( { from, to } );
	} );

	it( 'all-time has no days', () => {
		expect( daysOf( { preset: 'all-time' }, TODAY ) ).toBe( 'all' );
	} );

	it.each( [
		[ '2026-11-22', MONDAY, '2026-11-09', '2026-11-15' ],
		[ '2026-11-22', SUNDAY, '2026-11-15', '2026-11-21' ],
		[ '2026-11-22', SATURDAY, '2026-11-14', '2026-11-20' ],
		[ '2026-11-23', MONDAY, '2026-11-16', '2026-11-22' ],
		[ '2026-11-23', SUNDAY, '2026-11-15', '2026-11-21' ],
		[ '2026-01-02', MONDAY, '2025-12-22', '2025-12-28' ],
	] )(
		'[OVR-06~] last week is the calendar week before %s, where weeks start on day %d',
		( today, weekStart, from, to ) => {
			expect(
				daysOf( { preset: 'last-week' }, today, weekStart )
			).toEqual( { from, to } );
		}
	);

	it( '[OVR-06~] last week starts on the day that the site has set', () => {
		setDates( { weekStart: MONDAY } );
		expect( daysOf( { preset: 'last-week' }, TODAY ) ).toEqual( {
			from: '2026-11-09',
			to: '2026-11-15',
		} );
	} );

	it.each( [
		[ '2026-01-01', '2025-12-01', '2025-12-31' ],
		[ '2024-03-31', '2024-02-01', '2024-02-29' ],
		[ '2026-03-01', '2026-02-01', '2026-02-28' ],
	] )( '[OVR-06~] last month before %s is %s to %s', ( today, from, to ) => {
		expect( daysOf( { preset: 'last-month' }, today ) ).toEqual( {
			from,
			to,
		} );
	} );

	it.each( [
		// Midnight of the day on which clocks change, and the moment before.
		[ 'Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28' ],
		[ 'Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29' ],
		[ 'Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25' ],
		[ 'Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26' ],
		[ 'America/New_York', '2026-03-09T03:59:59Z', '2026-03-08' ],
		[ 'Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22' ],
		[ -11, '2026-11-22T10:59:59Z', '2026-11-21' ],
		[ 5.75, '2026-11-21T18:15:00Z', '2026-11-22' ],
	] )(
		'[OVR-06~] today at %s by the clock of %s is %s',
		( zone, now, day ) => {
			setDates( { zone } );
			jest.useFakeTimers( { now: new Date( now ) } );
			expect( siteToday() ).toBe( day );
		}
	);

	it( '[OVR-06~] seven days have seven dates across a change of the clocks', () => {
		for ( const today of [ '2026-03-31', '2026-10-28', '2026-04-05' ] ) {
			const days = daysOf( { preset: 'last-7-days' }, today );
			expect( days ).toEqual( { from: addDays( today, -6 ), to: today } );
			expect( days !== 'all' && lengthOf( days ) ).toBe( 7 );
		}
	} );
} );

describe( 'the range in a URL', () => {
	it.each( [
		'today',
		'last-week',
		'last-90-days',
		'all-time',
		'2026-01-01..2026-01-31',
		'2005-01-01..2005-01-01',
		'2026-11-22..2026-11-22',
	] )( 'is restored from itself: %s', ( range ) => {
		expect( rangeToParams( read( range ) ) ).toBe( range );
	} );

	it.each( [
		'',
		'7',
		'last-8-days',
		'constructor',
		'2026-01-31..2026-01-01',
		'2004-12-31..2005-01-31',
		'2026-11-01..2026-11-23',
		'2026-02-30..2026-03-01',
		'2026-01-01..',
		'..2026-01-01',
		'2026-01-01',
		'2026-01-01..2026-01-02..2026-01-03',
		'2026-1-1..2026-1-2',
		'2010-01-01..2026-01-01',
		'<script>',
	] )( '[OVR-06~] is the default if it is invalid: %s', ( range ) => {
		expect( read( range ) ).toEqual( { preset: 'last-30-days' } );
		expect( read( range, false ) ).toEqual( { preset: 'last-7-days' } );
	} );

	it.each( [
		'last-month',
		'last-30-days',
		'last-90-days',
		'all-time',
		'2026-11-01..2026-11-08',
	] )( '[OVR-06~] is the default on Lite if it is locked: %s', ( range ) => {
		expect( read( range, false ) ).toEqual( { preset: 'last-7-days' } );
	} );

	it.each( [ 'today', 'last-week', '2026-11-01..2026-11-07' ] )(
		'[OVR-06~] may have up to seven days on Lite: %s',
		( range ) => {
			expect( rangeToParams( read( range, false ) ) ).toBe( range );
		}
	);

	it( 'is not all time where the screen does not offer it', () => {
		expect( read( 'all-time', true, { allowAllTime: false } ) ).toEqual(
			defaultRange( true )
		);
	} );

	it( 'may have another default', () => {
		const fallback = { preset: 'all-time' } as const;
		expect( read( 'nonsense', true, { fallback } ) ).toEqual( fallback );
		const params = new URLSearchParams( 'paged=2&range=today' );
		setRange( params, fallback, fallback );
		expect( params.toString() ).toBe( 'paged=2' );
		setRange( params, { from: '2026-01-01', to: '2026-01-31' }, fallback );
		expect( params.get( 'range' ) ).toBe( '2026-01-01..2026-01-31' );
	} );
} );

describe( 'two days', () => {
	it.each( [
		// 3,661 days, and 3,660.
		[ '2016-11-14', '2026-11-22', 'too-long' ],
		[ '2016-11-15', '2026-11-22', undefined ],
		[ '2026-11-22', '2026-11-21', 'reversed' ],
		[ '2004-12-31', '2005-01-01', 'too-early' ],
		[ '2026-11-22', '2026-11-23', 'future' ],
		[ '', '2026-11-22', 'incomplete' ],
		[ '2005-01-01', '2005-01-01', undefined ],
		[ '2026-11-22', '2026-11-22', undefined ],
	] )( '[OVR-06~] from %s to %s: %s', ( from, to, error ) => {
		expect( rangeError( { from, to }, TODAY ) ).toBe( error );
	} );
} );

describe( 'a request', () => {
	it.each< [ RangeChoice, object ] >( [
		[ { preset: 'last-30-days' }, {} ],
		[ { preset: 'all-time' }, { all_time: true } ],
		[ { preset: 'yesterday' }, { from: '2026-11-21', to: '2026-11-21' } ],
		[
			{ from: '2026-01-01', to: '2026-01-31' },
			{ from: '2026-01-01', to: '2026-01-31' },
		],
	] )( 'for %j has the arguments %j', ( choice, expected ) => {
		expect( rangeArguments( choice, true, TODAY ) ).toEqual( expected );
	} );

	it( 'names no days for the default of Lite', () => {
		expect(
			rangeArguments( { preset: 'last-7-days' }, false, TODAY )
		).toEqual( {} );
		expect(
			rangeArguments( { preset: 'last-7-days' }, true, TODAY )
		).toEqual( { from: '2026-11-16', to: '2026-11-22' } );
	} );

	it( 'is locked on Lite above seven days', () => {
		const of = ( choice: RangeChoice, hasLonger = false ) =>
			isLocked( choice, hasLonger, TODAY );
		expect( of( { preset: 'last-7-days' } ) ).toBe( false );
		expect( of( { preset: 'all-time' } ) ).toBe( true );
		expect( of( { from: '2026-11-01', to: '2026-11-08' } ) ).toBe( true );
		expect( of( { from: '2026-11-01', to: '2026-11-08' }, true ) ).toBe(
			false
		);
	} );
} );
