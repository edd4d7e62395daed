/*
 * Conversion between a site's local time and moments. A site's zone is a name of the time zone database, or a fixed
 * number of hours such as 5.5 (WordPress offers both).
 */

/** A name such as `Europe/Berlin`, or hours east of UTC. */
export type SiteZone = string | number;

/** A local time without its zone. */
export interface LocalTime {
	/** YYYY-MM-DD. */
	date: string;
	/** Minutes since midnight, 0 to 1439, as a clock shows them. */
	minutes: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formats = new Map< string, Intl.DateTimeFormat >();

function formatOf( zone: string ): Intl.DateTimeFormat {
	let format = formats.get( zone );
	if ( format === undefined ) {
		format = new Intl.DateTimeFormat( 'en-US', {
			timeZone: zone,
			calendar: 'iso8601',
			numberingSystem: 'latn',
			hourCycle: 'h23',
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
			second: 'numeric',
		} );
		formats.set( zone, format );
	}
	return format;
}

/** Local time minus UTC at a moment, in ms. */
function offsetAt( time: number, zone: SiteZone ): number {
	if ( typeof zone === 'number' ) {
		return Math.round( zone * 60 ) * MINUTE;
	}
	const parts = new Map(
		formatOf( zone )
			.formatToParts( time )
			.map( ( { type, value } ) => [ type, Number( value ) ] )
	);
	const part = ( type: Intl.DateTimeFormatPartTypes ) =>
		parts.get( type ) ?? 0;
	const local = Date.UTC(
		part( 'year' ),
		part( 'month' ) - 1,
		part( 'day' ),
		part( 'hour' ),
		part( 'minute' ),
		part( 'second' )
	);
	return local - Math.floor( time / 1000 ) * 1000;
}

/** Whether this browser knows a zone; WordPress accepts a few old names that browsers do not know. */
export function isKnownZone( zone: string ): boolean {
	try {
		formatOf( zone );
		return true;
	} catch {
		return false;
	}
}

/**
 * The moment of a local time:
 *
 * - a time that clocks skip in spring is moved forward by the gap, as in PHP, so 2:30 becomes 3:30;
 * - a time that clocks show twice in autumn is the first of both.
 *
 * @param local
 * @param zone
 * @return Milliseconds since 1970; NaN for an invalid date.
 */
export function toMoment(
	{ date, minutes }: LocalTime,
	zone: SiteZone
): number {
	const local = Date.parse( `${ date }T00:00:00Z` ) + minutes * MINUTE;
	if ( Number.isNaN( local ) ) {
		return NaN;
	}
	// No zone changes its clocks twice within two days.
	const before = offsetAt( local - DAY, zone );
	const after = offsetAt( local + DAY, zone );
	const moments = [ local - before, local - after ]
		.filter( ( time ) => time + offsetAt( time, zone ) === local )
		.sort( ( a, b ) => a - b );
	return moments[ 0 ] ?? local - before;
}

/**
 * The local time of a moment.
 *
 * @param time Milliseconds since 1970.
 * @param zone
 */
export function toLocalTime( time: number, zone: SiteZone ): LocalTime {
	const local = new Date( time + offsetAt( time, zone ) ).toISOString();
	const [ date = '', clock = '' ] = local.split( 'T' );
	const [ hours, minutes ] = clock.split( ':' );
	return { date, minutes: Number( hours ) * 60 + Number( minutes ) };
}

/** A moment as the REST API sends and takes it: ISO 8601 in UTC, in whole seconds. */
export function toIso( time: number ): string {
	return new Date( time ).toISOString().replace( '.000Z', 'Z' );
}
