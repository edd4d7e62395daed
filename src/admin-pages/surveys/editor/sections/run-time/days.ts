import type { Survey } from '../../../../../survey-model';

/** A day of any year; months and days count from 1. */
export type DayOfYear = Survey[ 'settings' ][ 'behavior' ][ 'expire_at' ];

/** The number of days of a month from 1 to 12; February has 29, because the day has no year. */
export function daysOf( month: number ): number {
	return new Date( Date.UTC( 2024, month, 0 ) ).getUTCDate();
}

/** The same day of another month, or that month's last day. */
export function inMonth( { day }: DayOfYear, month: number ): DayOfYear {
	return { month, day: Math.min( day, daysOf( month ) ) };
}

/** The day a number of days after another one, written as YYYY-MM-DD. */
export function daysAfter( date: string, days: number ): DayOfYear {
	const end = new Date( `${ date }T00:00:00Z` );
	end.setUTCDate( end.getUTCDate() + days );
	return { month: end.getUTCMonth() + 1, day: end.getUTCDate() };
}
