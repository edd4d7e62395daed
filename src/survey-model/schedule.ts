import type { LocalTime, SiteZone } from './site-time';
import { toLocalTime, toMoment } from './site-time';

/** Half of a day on a 12-hour clock. */
export type Meridiem = 'am' | 'pm';

/** When a survey is to be published, as its owner chooses it; '' is not chosen yet. */
export interface ScheduleChoice {
	/** YYYY-MM-DD. */
	date: string;
	/** On a 12-hour clock, such as `1:30`; 12:00 is noon or midnight. */
	time: string;
	meridiem: Meridiem | '';
}

/** Nothing is chosen. */
export const NO_SCHEDULE: ScheduleChoice = {
	date: '',
	time: '',
	meridiem: '',
};

const HALF_HOURS = 24;
const HALF_DAY = 12 * 60;

function clockText( minutes: number ): string {
	const hour = Math.floor( minutes / 60 ) % 12 || 12;
	return `${ hour }:${ String( minutes % 60 ).padStart( 2, '0' ) }`;
}

/** The times of a 12-hour clock that can be chosen: every half an hour, from 1:00 to 12:30. */
export const SCHEDULE_TIMES: readonly string[] = Array.from(
	{ length: HALF_HOURS },
	( _, index ) => clockText( 60 + index * 30 )
);

/** The choice for a local time. */
function choiceOf( { date, minutes }: LocalTime ): ScheduleChoice {
	return {
		date,
		time: clockText( minutes ),
		meridiem: minutes < HALF_DAY ? 'am' : 'pm',
	};
}

/**
 * The choice that a stored date stands for, in the site's zone; NO_SCHEDULE for none.
 *
 * @param publishAt ISO 8601.
 * @param zone
 */
export function scheduleOf(
	publishAt: string | null,
	zone: SiteZone
): ScheduleChoice {
	const time = publishAt === null ? NaN : Date.parse( publishAt );
	return Number.isNaN( time )
		? NO_SCHEDULE
		: choiceOf( toLocalTime( time, zone ) );
}

/** Minutes since midnight of a time on a 12-hour clock. */
function minutesOf( time: string, meridiem: Meridiem ): number {
	const [ hour, minute ] = time.split( ':' ).map( Number );
	// 12 AM is midnight, 12 PM is noon.
	const hours = ( hour! % 12 ) + ( meridiem === 'pm' ? 12 : 0 );
	return hours * 60 + minute!;
}

/**
 * The moment of a choice in the site's zone; undefined until it is complete.
 *
 * @return Milliseconds since 1970.
 */
export function momentOf(
	{ date, time, meridiem }: ScheduleChoice,
	zone: SiteZone
): number | undefined {
	if ( date === '' || time === '' || meridiem === '' ) {
		return undefined;
	}
	const moment = toMoment(
		{ date, minutes: minutesOf( time, meridiem ) },
		zone
	);
	return Number.isNaN( moment ) ? undefined : moment;
}
