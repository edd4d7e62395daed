import schedules from '../../fixtures/schedules.json';
import type { Meridiem } from '@/survey-model';
import {
	NO_SCHEDULE,
	SCHEDULE_TIMES,
	momentOf,
	scheduleOf,
	toIso,
	toLocalTime,
} from '@/survey-model';

const MINUTE = 60_000;

function iso( moment: number | undefined ): string | undefined {
	return moment === undefined ? undefined : toIso( moment );
}

describe( 'the times of the schedule', () => {
	it( '[PUB-05~] are every half an hour from 1:00 to 12:30', () => {
		expect( SCHEDULE_TIMES ).toHaveLength( 24 );
		expect( SCHEDULE_TIMES.slice( 0, 3 ) ).toEqual( [
			'1:00',
			'1:30',
			'2:00',
		] );
		expect( SCHEDULE_TIMES.slice( -3 ) ).toEqual( [
			'11:30',
			'12:00',
			'12:30',
		] );
	} );

	it.each( [
		[ '12:00', 'am', '00:00' ],
		[ '12:30', 'am', '00:30' ],
		[ '1:00', 'am', '01:00' ],
		[ '11:30', 'am', '11:30' ],
		[ '12:00', 'pm', '12:00' ],
		[ '12:30', 'pm', '12:30' ],
		[ '1:00', 'pm', '13:00' ],
		[ '11:30', 'pm', '23:30' ],
	] )( '[PUB-05~] %s %s is %s o’clock', ( time, meridiem, clock ) => {
		const moment = momentOf(
			{
				date: '2027-05-01',
				time,
				meridiem: meridiem as Meridiem,
			},
			'UTC'
		);
		expect( iso( moment ) ).toBe( `2027-05-01T${ clock }:00Z` );
	} );

	it.each( [
		NO_SCHEDULE,
		{ date: '', time: '1:00', meridiem: 'am' },
		{ date: '2027-05-01', time: '', meridiem: 'am' },
		{ date: '2027-05-01', time: '1:00', meridiem: '' },
		{ date: '2027-13-41', time: '1:00', meridiem: 'am' },
		{ date: 'soon', time: '1:00', meridiem: 'am' },
	] )( '[PUB-06~] %j has no moment', ( { date, time, meridiem } ) => {
		expect(
			momentOf(
				{ date, time, meridiem: meridiem as Meridiem | '' },
				'UTC'
			)
		).toBeUndefined();
	} );
} );

describe( 'a schedule on a day on which clocks change', () => {
	it.each( schedules )(
		'[PUB-05~] $zone, $what: $date $time $meridiem is $moment, which is shown as $shown',
		( { zone, date, time, meridiem, moment, shown } ) => {
			const chosen = momentOf(
				{ date, time, meridiem: meridiem as Meridiem },
				zone
			);
			expect( iso( chosen ) ).toBe( moment );
			const local = toLocalTime( Date.parse( moment ), zone );
			const [ shownDate, shownClock ] = shown.split( ' ' );
			expect( local.date ).toBe( shownDate );
			expect(
				new Date( local.minutes * MINUTE ).toISOString().slice( 11, 16 )
			).toBe( shownClock );
		}
	);

	it( '[PUB-04~] is loaded as the local time that visitors’ clocks show', () => {
		for ( const { zone, moment } of schedules ) {
			const loaded = scheduleOf( moment, zone );
			expect( SCHEDULE_TIMES.concat( '12:15', '12:45' ) ).toContain(
				loaded.time
			);
			expect( iso( momentOf( loaded, zone ) ) ).toBe( moment );
		}
	} );
} );
