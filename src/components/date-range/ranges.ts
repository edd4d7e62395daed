import { getSettings } from '@wordpress/date';
import type { ResultsQuery } from '../../stores/api';
import { siteDay } from '../../lib/format';

/**
 * Ranges of days: presets such as the last 30 days, and two dates. Days are local days of the site, as YYYY-MM-DD. All
 * arithmetic is on calendar days, so that days of 23 or 25 hours count as one.
 */

/** The presets, in the order in which the picker lists them. Their names are the values of the URL parameter. */
export const PRESETS = [
	'today',
	'yesterday',
	'last-week',
	'last-month',
	'last-7-days',
	'last-30-days',
	'last-90-days',
	'all-time',
] as const;

export type Preset = ( typeof PRESETS )[ number ];

/** A first and a last day, both inclusive. */
export interface Days {
	from: string;
	to: string;
}

/** What the user chose: a preset, or two days. */
export type RangeChoice = { preset: Preset } | Days;

/** The name of the URL parameter that contains a range. */
export const RANGE_PARAM = 'range';

/** The first day that can be chosen. */
export const FIRST_DAY = '2005-01-01';

/** The longest range in days, about ten years; the server refuses longer ones. */
export const MAX_DAYS = 3660;

/** The longest range in days where longer ones are locked. */
export const FREE_DAYS = 7;

const DAY_MS = 86_400_000;

/** The site's current date. */
export function siteToday(): string {
	return siteDay( Date.now() );
}

/** The day on which the site's calendar weeks start: 0 for Sunday, 1 for Monday. */
function startOfWeek(): number {
	return Number( getSettings().l10n.startOfWeek ) || 0;
}

/**
 * The day that is a number of days after another one.
 *
 * @param day
 * @param days Negative for days before.
 */
export function addDays( day: string, days: number ): string {
	return new Date( Date.parse( day ) + days * DAY_MS )
		.toISOString()
		.slice( 0, 10 );
}

/** The number of days of a range. */
export function lengthOf( { from, to }: Days ): number {
	return ( Date.parse( to ) - Date.parse( from ) ) / DAY_MS + 1;
}

/** Whether a text is a day that exists, such as 2026-02-28. */
export function isDay( text: string ): boolean {
	return (
		/^\d{4}-\d{2}-\d{2}$/.test( text ) &&
		! Number.isNaN( Date.parse( text ) ) &&
		addDays( text, 0 ) === text
	);
}

/** The calendar week before the one that contains today. */
function lastWeek( today: string, weekStart: number ): Days {
	const weekday = new Date( Date.parse( today ) ).getUTCDay();
	const thisWeek = addDays( today, -( ( weekday - weekStart + 7 ) % 7 ) );
	return { from: addDays( thisWeek, -7 ), to: addDays( thisWeek, -1 ) };
}

/** The calendar month before the one that contains today. */
function lastMonth( today: string ): Days {
	const to = addDays( `${ today.slice( 0, 7 ) }-01`, -1 );
	return { from: `${ to.slice( 0, 7 ) }-01`, to };
}

function lastDays( today: string, days: number ): Days {
	return { from: addDays( today, 1 - days ), to: today };
}

function daysOfPreset(
	preset: Preset,
	today: string,
	weekStart: number
): Days | 'all' {
	switch ( preset ) {
		case 'today':
			return lastDays( today, 1 );
		case 'yesterday':
			return { from: addDays( today, -1 ), to: addDays( today, -1 ) };
		case 'last-week':
			return lastWeek( today, weekStart );
		case 'last-month':
			return lastMonth( today );
		case 'last-7-days':
			return lastDays( today, 7 );
		case 'last-30-days':
			return lastDays( today, 30 );
		case 'last-90-days':
			return lastDays( today, 90 );
		case 'all-time':
			return 'all';
	}
}

/**
 * The days of a choice, or `all` for all time.
 *
 * @param choice
 * @param today     See siteToday().
 * @param weekStart The day on which weeks start: 0 for Sunday; the site's setting by default.
 */
export function daysOf(
	choice: RangeChoice,
	today: string,
	weekStart = startOfWeek()
): Days | 'all' {
	return 'preset' in choice
		? daysOfPreset( choice.preset, today, weekStart )
		: { from: choice.from, to: choice.to };
}

/** Whether a choice is longer than the plan allows. */
export function isLocked(
	choice: RangeChoice,
	hasLonger: boolean,
	today: string
): boolean {
	const days = daysOf( choice, today );
	return ! hasLonger && ( days === 'all' || lengthOf( days ) > FREE_DAYS );
}

/** Why two days are not a range; undefined if they are one. */
export type RangeError =
	'incomplete' | 'reversed' | 'too-early' | 'future' | 'too-long';

export function rangeError(
	{ from, to }: Days,
	today: string
): RangeError | undefined {
	if ( ! isDay( from ) || ! isDay( to ) ) {
		return 'incomplete';
	}
	if ( from < FIRST_DAY || to < FIRST_DAY ) {
		return 'too-early';
	}
	if ( from > today || to > today ) {
		return 'future';
	}
	if ( from > to ) {
		return 'reversed';
	}
	return lengthOf( { from, to } ) > MAX_DAYS ? 'too-long' : undefined;
}

/** The range that a screen shows before the user chooses one, which is also the server's default. */
export function defaultRange( hasLonger: boolean ): { preset: Preset } {
	return { preset: hasLonger ? 'last-30-days' : 'last-7-days' };
}

export function isSameRange( a: RangeChoice, b: RangeChoice ): boolean {
	return rangeToParams( a ) === rangeToParams( b );
}

interface ReadOptions {
	/** See siteToday(). */
	today?: string;
	/** Whether the screen offers all time. */
	allowAllTime?: boolean;
	/** The range for a URL without a valid one. */
	fallback?: RangeChoice;
}

/**
 * The range in the query of a route, such as `range=last-week` or `range=2026-01-01..2026-01-31`. The query is
 * untrusted: the result is the default if it is invalid or locked.
 *
 * @param params
 * @param hasLonger Whether the plan includes ranges of more than 7 days (the feature longer-ranges).
 * @param options
 */
export function rangeFromParams(
	params: URLSearchParams,
	hasLonger: boolean,
	options: ReadOptions = {}
): RangeChoice {
	const {
		today = siteToday(),
		allowAllTime = true,
		fallback = defaultRange( hasLonger ),
	} = options;
	const raw = params.get( RANGE_PARAM ) ?? '';
	const preset = PRESETS.find( ( name ) => name === raw );
	const [ from = '', to = '', ...rest ] = raw.split( '..' );
	const isRange =
		rest.length === 0 && rangeError( { from, to }, today ) === undefined;
	if ( preset === undefined && ! isRange ) {
		return fallback;
	}
	const choice: RangeChoice = preset ? { preset } : { from, to };
	const isOffered = preset !== 'all-time' || allowAllTime;
	return isOffered && ! isLocked( choice, hasLonger, today )
		? choice
		: fallback;
}

/** A choice as the value of the URL parameter `range`. */
export function rangeToParams( choice: RangeChoice ): string {
	return 'preset' in choice
		? choice.preset
		: `${ choice.from }..${ choice.to }`;
}

/** Adds a choice to the query of a route, or removes the parameter if it is the default. */
export function setRange(
	params: URLSearchParams,
	choice: RangeChoice,
	fallback: RangeChoice
): void {
	if ( isSameRange( choice, fallback ) ) {
		params.delete( RANGE_PARAM );
	} else {
		params.set( RANGE_PARAM, rangeToParams( choice ) );
	}
}

/**
 * The arguments of a REST request for a choice: none for the server's default, so that the first request of a screen
 * is the same on every day.
 */
export function rangeArguments(
	choice: RangeChoice,
	hasLonger: boolean,
	today: string
): ResultsQuery {
	if ( isSameRange( choice, defaultRange( hasLonger ) ) ) {
		return {};
	}
	const days = daysOf( choice, today );
	return days === 'all' ? { all_time: true } : days;
}
