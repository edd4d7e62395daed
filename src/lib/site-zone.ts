import { getSettings } from '@wordpress/date';
import type { SiteZone } from '../survey-model';
import { isKnownZone } from '../survey-model';

/** The site's time zone: a name, or hours east of UTC. */
export function siteZone(): SiteZone {
	const { string, offset } = getSettings().timezone;
	return string !== '' && isKnownZone( string ) ? string : Number( offset );
}

/** The site's time zone for people: `Europe/Berlin`, `UTC+5:30`. */
export function siteZoneName(): string {
	const zone = siteZone();
	if ( typeof zone === 'string' ) {
		return zone.replaceAll( '_', ' ' );
	}
	const minutes = Math.round( Math.abs( zone ) * 60 );
	const rest = minutes % 60;
	return [
		zone < 0 ? 'UTC-' : 'UTC+',
		Math.floor( minutes / 60 ),
		rest === 0 ? '' : `:${ String( rest ).padStart( 2, '0' ) }`,
	].join( '' );
}
