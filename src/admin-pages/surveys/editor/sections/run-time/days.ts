import type { Survey } from '@/survey-model';

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

/**
 * The first such day that is not before another one, both written as YYYY-MM-DD. In years without February 29, it is February 28.
 * The same as the PHP class LastDay.
 */
export function nextDay( { month, day }: DayOfYear, from: string ): string {
	const inYear = ( year: number ) => {
		const last = new Date( Date.UTC( year, month, 0 ) ).getUTCDate();
		return new Date( Date.UTC( year, month - 1, Math.min( day, last ) ) )
			.toISOString()
			.slice( 0, 10 );
	};
	const year = Number( from.slice( 0, 4 ) );
	const date = inYear( year );
	return date >= from ? date : inYear( year + 1 );
}
