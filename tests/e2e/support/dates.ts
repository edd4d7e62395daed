/** A day in `F j, Y`, the date format of a new site. */
export function siteDate( moment: Date, timeZone: string ): string {
	return new Intl.DateTimeFormat( 'en-US', {
		dateStyle: 'long',
		timeZone,
	} ).format( moment );
}

/** The same with the time in `g:i a`, the time format of a new site, as the screens write both. */
export function siteDateTime( moment: Date, timeZone: string ): string {
	const time = new Intl.DateTimeFormat( 'en-US', {
		timeStyle: 'short',
		timeZone,
	} ).format( moment );
	// A narrow space stands before AM and PM.
	const lower = time.replace( /\s/, ' ' ).toLowerCase();
	return `${ siteDate( moment, timeZone ) }, ${ lower }`;
}
