import { __, sprintf } from '@wordpress/i18n';
import { getAdminData } from './admin-data';

/** Stands for what is not known. */
export const NOTHING = '—';

/** WordPress' locale as the one of a browser: `de_DE_formal` is `de-DE`. */
function browserLocale( locale: string ): string {
	const [ language, region ] = locale.replaceAll( '_', '-' ).split( '-' );
	const tag = region === undefined ? language : `${ language }-${ region }`;
	try {
		return Intl.getCanonicalLocales( tag )[ 0 ] ?? 'en-US';
	} catch {
		return 'en-US';
	}
}

/** Minutes east of Greenwich of a zone such as `+05:30`; undefined for a named one. */
function offsetMinutes( timezone: string ): number | undefined {
	const [ , sign, hours, minutes ] =
		/^([+-])(\d\d):(\d\d)$/.exec( timezone ) ?? [];
	return sign === undefined
		? undefined
		: Number( `${ sign }1` ) * ( Number( hours ) * 60 + Number( minutes ) );
}

function isTimeZone( timezone: string ): boolean {
	try {
		return Boolean(
			new Intl.DateTimeFormat( 'en', { timeZone: timezone } )
		);
	} catch {
		return false;
	}
}

function inSiteZone(
	locale: string,
	time: number,
	options: Intl.DateTimeFormatOptions
): string {
	const { timezone } = getAdminData();
	// A site set to UTC+2 has an offset for a zone. Browsers know those only since 2023, so the clock is moved instead.
	const offset = offsetMinutes( timezone );
	const timeZone =
		offset === undefined && isTimeZone( timezone ) ? timezone : 'UTC';
	return new Intl.DateTimeFormat( locale, { ...options, timeZone } ).format(
		time + ( offset ?? 0 ) * 60_000
	);
}

function formatted(
	date: string | null,
	options: Intl.DateTimeFormatOptions
): string {
	const time = date === null ? NaN : Date.parse( date );
	if ( Number.isNaN( time ) ) {
		return NOTHING;
	}
	return inSiteZone( browserLocale( getAdminData().locale ), time, options );
}

/** A date of the REST API as a day in the user's language and the site's time zone. */
export function formatDate( date: string | null ): string {
	return formatted( date, { dateStyle: 'medium' } );
}

/** The same with the time. */
export function formatDateTime( date: string | null ): string {
	return formatted( date, { dateStyle: 'medium', timeStyle: 'short' } );
}

/** The day that a moment is on in the site's time zone, YYYY-MM-DD. */
export function siteDay( time: number ): string {
	// Swedish dates are ISO dates.
	return inSiteZone( 'sv-SE', time, {} );
}

/** A day such as 2026-11-21, which has no time zone, in the user's language; short is without the year. */
export function formatDay(
	day: string,
	length: 'medium' | 'short' = 'medium'
): string {
	const options: Intl.DateTimeFormatOptions =
		length === 'short'
			? { month: 'short', day: 'numeric' }
			: { dateStyle: 'medium' };
	const time = Date.parse( day );
	return Number.isNaN( time )
		? NOTHING
		: new Intl.DateTimeFormat( browserLocale( getAdminData().locale ), {
				...options,
				timeZone: 'UTC',
			} ).format( time );
}

export function formatNumber( value: number ): string {
	return new Intl.NumberFormat(
		browserLocale( getAdminData().locale )
	).format( value );
}

/** A number with one decimal. */
export function formatDecimal( value: number ): string {
	return new Intl.NumberFormat( browserLocale( getAdminData().locale ), {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	} ).format( value );
}

function wholePercent( share: number ): string {
	return new Intl.NumberFormat( browserLocale( getAdminData().locale ), {
		style: 'percent',
		maximumFractionDigits: 0,
	} ).format( share );
}

/** A share between 0 and 1 as whole percent; what is neither nothing nor all is not rounded to either: `<1%`, `>99%`. */
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

/** An amount of US dollars, with cents only where it has some. */
export function formatDollars( amount: number ): string {
	const digits = Number.isInteger( amount ) ? 0 : 2;
	return new Intl.NumberFormat( browserLocale( getAdminData().locale ), {
		style: 'currency',
		currency: 'USD',
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	} ).format( amount );
}
