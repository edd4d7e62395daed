import { date, dateI18n, getSettings, gmdateI18n } from '@wordpress/date';
import { __, _x, sprintf } from '@wordpress/i18n';
import { siteZoneName } from './site-zone';
import { cached } from './user-locale';

/** Shown for unknown values. */
export const NOTHING = '—';

/** The letters of PHP date formats with the year in them; a letter after a backslash stands for itself. */
const HAS_YEAR = /^(?:\\.|[^\\])*?[YyoLcrU]/u;

/** The site's date format, for a day of a year. Some sites have one without years, which is enough for days of this year only. */
function dateFormat( year: string ): string {
	const { date: format } = getSettings().formats;
	return HAS_YEAR.test( format ) || year === date( 'Y', Date.now() )
		? format
		: /* translators: date format with a year, see https://www.php.net/manual/datetime.format.php */
			__( 'F j, Y', 'userfeedback' );
}

/** A REST API timestamp in a PHP date format; NOTHING if it is invalid. */
function formatMoment( moment: string | null, format: string ): string {
	return moment === null || Number.isNaN( Date.parse( moment ) )
		? NOTHING
		: dateI18n( format, moment );
}

/** A REST API timestamp as a date, in the site's date format and time zone and the user's language. */
export function formatDate( moment: string | null ): string {
	return moment === null || Number.isNaN( Date.parse( moment ) )
		? NOTHING
		: dateI18n( dateFormat( date( 'Y', moment ) ), moment );
}

/** A REST API timestamp as a time of day, in the site's time format and time zone and the user's language. */
export function formatTime( moment: string | null ): string {
	// A line that ends before “PM” or “ص” would be read wrongly.
	return formatMoment( moment, getSettings().formats.time ).replaceAll(
		' ',
		'\u00a0'
	);
}

/** A REST API timestamp as a date and time, in the site's formats and time zone and the user's language. */
export function formatDateTime( moment: string | null ): string {
	const day = formatDate( moment );
	return day === NOTHING
		? day
		: sprintf(
				/* translators: 1: date, 2: time of day. */
				_x( '%1$s, %2$s', 'date and time of day', 'userfeedback' ),
				day,
				formatTime( moment )
			);
}

/**
 * A REST API timestamp as a date and time with the site's time zone: `Nov 21, 2026, 12:30 PM (Europe/Berlin)`. For
 * single times; lists of times name the zone in their rows' titles.
 */
export function formatDateTimeInZone( moment: string | null ): string {
	const time = formatDateTime( moment );
	return time === NOTHING
		? time
		: sprintf(
				/* translators: 1: date and time of day, 2: name of a time zone, such as Europe/Berlin. */
				_x( '%1$s (%2$s)', 'time and time zone', 'userfeedback' ),
				time,
				siteZoneName()
			);
}

/** The date of a timestamp (milliseconds since 1970, UTC) in the site's time zone, YYYY-MM-DD. */
export function siteDay( time: number ): string {
	return date( 'Y-m-d', time );
}

/** A date without time zone, such as 2026-11-21, in the site's date format; `short` omits the year. */
export function formatDay(
	day: string,
	length: 'medium' | 'short' = 'medium'
): string {
	if ( Number.isNaN( Date.parse( day ) ) ) {
		return NOTHING;
	}
	const format =
		length === 'short'
			? /* translators: date format without a year, see https://www.php.net/manual/datetime.format.php */
				__( 'M j', 'userfeedback' )
			: dateFormat( day.slice( 0, 4 ) );
	return gmdateI18n( format, `${ day }T00:00:00Z` );
}

/** Midnight of a day of a leap year, UTC. Months and days count from 1. */
function dayOfYear( month: number, day: number ): Date {
	return new Date( Date.UTC( 2024, month - 1, day ) );
}

/** The name of a month, from 1 to 12. */
export function formatMonth( month: number ): string {
	return gmdateI18n( 'F', dayOfYear( month, 1 ) );
}

/** A day of any year, such as `March 31`. Months and days count from 1. */
export function formatDayOfYear( month: number, day: number ): string {
	return gmdateI18n(
		/* translators: date format of a day without a year, see https://www.php.net/manual/datetime.format.php */
		__( 'F j', 'userfeedback' ),
		dayOfYear( month, day )
	);
}

const listFormat = cached(
	( locale, options: Intl.ListFormatOptions ) =>
		new Intl.ListFormat( locale, options )
);

const displayNames = cached(
	( locale, options: Intl.DisplayNamesOptions ) =>
		new Intl.DisplayNames( locale, options )
);

/** As WordPress prints numbers in PHP: Western digits, also in Arabic, and groups from 1,000 on, also in Spanish. */
const numberFormat = cached(
	( locale, options: Intl.NumberFormatOptions ) =>
		new Intl.NumberFormat( locale, {
			numberingSystem: 'latn',
			// “always”, which TypeScript does not know yet.
			useGrouping: true,
			...options,
		} )
);

const relativeFormat = cached(
	( locale, options: Intl.RelativeTimeFormatOptions ) =>
		// Western digits, see numberFormat.
		new Intl.RelativeTimeFormat( `${ locale }-u-nu-latn`, options )
);

/** Units of formatRelative(), the largest first, in seconds. */
const RELATIVE_UNITS = [
	[ 31_536_000, 'year' ],
	[ 2_592_000, 'month' ],
	[ 86_400, 'day' ],
	[ 3600, 'hour' ],
	[ 60, 'minute' ],
] as const;

/** How long ago a REST API timestamp was, in the user's language: `3 days ago`, `yesterday`, `now`. */
export function formatRelative( moment: string ): string {
	const seconds = ( Date.parse( moment ) - Date.now() ) / 1000;
	if ( Number.isNaN( seconds ) ) {
		return NOTHING;
	}
	const [ size, unit ] = RELATIVE_UNITS.find(
		( [ of ] ) => Math.abs( seconds ) >= of
	) ?? [ Infinity, 'second' ];
	return relativeFormat( { numeric: 'auto' } ).format(
		Math.trunc( seconds / size ),
		unit
	);
}

/** Names as a list: `Austria, Germany, and Switzerland`. */
export function formatList( names: readonly string[] ): string {
	return listFormat( { type: 'conjunction' } ).format( names );
}

/** The name of a country, by its ISO 3166-1 alpha-2 code, in the user's language. */
export function formatCountry( code: string ): string {
	return displayNames( { type: 'region' } ).of( code ) ?? code;
}

/** The name of a language in the user's one, such as Austrian German for de_AT. */
export function formatLanguage( locale: string ): string {
	const [ language = '', region, variant ] = locale.split( '_' );
	try {
		const name = displayNames( { type: 'language' } ).of(
			region ? `${ language }-${ region }` : language
		);
		// What tells it from another one, such as de_DE_formal.
		const variantName =
			variant === 'formal' ? __( 'formal', 'userfeedback' ) : variant;
		return variantName
			? `${ name ?? locale } (${ variantName })`
			: ( name ?? locale );
	} catch {
		// Variants of WordPress, such as pt_AO90.
		return locale;
	}
}

export function formatNumber( value: number ): string {
	return numberFormat( {} ).format( value );
}

/** A number with one decimal. */
export function formatDecimal( value: number ): string {
	return numberFormat( {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	} ).format( value );
}

function wholePercent( share: number ): string {
	return numberFormat( {
		style: 'percent',
		maximumFractionDigits: 0,
	} ).format( share );
}

/**
 * A share between 0 and 1 in whole percent. Shares close to 0 or 1 are not rounded to 0% or 100%, but shown as `<1%`
 * or `>99%`.
 */
export function formatPercent( share: number ): string {
	if ( share > 0 && share < 0.005 ) {
		/* translators: less than a percentage. %s: 1% in the user's language. */
		return sprintf( __( '<%s', 'userfeedback' ), wholePercent( 0.01 ) );
	}
	if ( share >= 0.995 && share < 1 ) {
		/* translators: more than a percentage. %s: 99% in the user's language. */
		return sprintf( __( '>%s', 'userfeedback' ), wholePercent( 0.99 ) );
	}
	return wholePercent( share );
}

function percentWithDecimal( share: number ): string {
	return numberFormat( {
		style: 'percent',
		maximumFractionDigits: 1,
	} ).format( share );
}

/** A share between 0 and 1 in percent with one decimal, such as `4.9%`; very small shares as `<0.1%`. */
export function formatRate( share: number ): string {
	return share > 0 && share < 0.0005
		? /* translators: less than a percentage. %s: 0.1% in the user's language. */
			sprintf( __( '<%s', 'userfeedback' ), percentWithDecimal( 0.001 ) )
		: percentWithDecimal( share );
}

function formatUnit( value: number, unit: 'hour' | 'minute' | 'second' ) {
	return numberFormat( {
		style: 'unit',
		unit,
		unitDisplay: 'short',
	} ).format( value );
}

/** A duration in its two largest units: `45 sec`, `1 min 20 sec`, `2 hr 5 min`. */
export function formatDuration( seconds: number ): string {
	const whole = Math.round( seconds );
	const units = [
		[ Math.floor( whole / 3600 ), 'hour' ],
		[ Math.floor( whole / 60 ) % 60, 'minute' ],
		[ whole % 60, 'second' ],
	] as const;
	const largest = units.findIndex( ( [ value ] ) => value > 0 );
	return largest === -1
		? formatUnit( 0, 'second' )
		: units
				.slice( largest, largest + 2 )
				.filter( ( [ value ] ) => value > 0 )
				.map( ( [ value, unit ] ) => formatUnit( value, unit ) )
				.join( ' ' );
}

/** An amount in US dollars, with cents only if they are not zero. */
export function formatDollars( amount: number ): string {
	const digits = Number.isInteger( amount ) ? 0 : 2;
	return numberFormat( {
		style: 'currency',
		currency: 'USD',
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	} ).format( amount );
}
