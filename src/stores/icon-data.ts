import { getAdminData } from './admin-data';
import { ApiError } from './api-error';
import { withinTime } from './time-limit';

/** The drawings of an icon that there may be, as icons are stored. */
export const ICON_STYLES = [ 'solid', 'regular', 'brands' ] as const;

export type IconStyle = ( typeof ICON_STYLES )[ number ];

/** How an icon is drawn and found. */
export interface IconData {
	/** Its English name for people. */
	label: string;
	/** What else it may be searched by. */
	terms: readonly string[];
	/** Width and height of what it is drawn in. */
	box: readonly [ number, number ];
	/** The d of an SVG path. */
	path: string;
}

/** All icons of a style by the name that is stored. */
export type IconSet = Readonly< Record< string, IconData > >;

/**
 * Gets the icons of a style: a file of the build. It needs no session, and api-fetch would add the user's nonce, which a host
 * that serves the files of a site must not get.
 */
export function fetchIcons( style: IconStyle ): Promise< IconSet > {
	const { assets_url: folder, version } = getAdminData();
	return withinTime( async ( signal ) => {
		const response = await window
			.fetch( `${ folder }data/icons-${ style }.json?ver=${ version }`, {
				signal,
			} )
			.catch( () => {
				throw new ApiError( 'fetch_error', '', 0, [] );
			} );
		if ( ! response.ok ) {
			throw new ApiError( '', '', response.status, [] );
		}
		return ( await response.json() ) as IconSet;
	} );
}
