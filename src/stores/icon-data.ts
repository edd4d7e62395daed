import { getAdminData } from './admin-data';
import { ApiError } from './api-error';
import { withinTime } from './time-limit';

/** The styles of icons, as stored in surveys. */
export const ICON_STYLES = [ 'solid', 'regular', 'brands' ] as const;

export type IconStyle = ( typeof ICON_STYLES )[ number ];

/** The drawing of an icon and its search terms. */
export interface IconData {
	/** Its English display name. */
	label: string;
	/** Additional search terms. */
	terms: readonly string[];
	/** Width and height of the SVG view box. */
	box: readonly [ number, number ];
	/** The `d` attribute of an SVG path. */
	path: string;
}

/** All icons of a style by their stored name. */
export type IconSet = Readonly< Record< string, IconData > >;

/**
 * Fetches the icons of a style, a static file of the build, without api-fetch: api-fetch would send the user's nonce
 * to the host that serves the site's files.
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
