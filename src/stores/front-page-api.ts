import { getAdminData } from './admin-data';
import { ApiError } from './api-error';
import { withinTime } from './time-limit';

/** The code of a front page that cannot be shown: an error page, or no page. */
export const NO_PAGE_CODE = 'userfeedback_no_front_page';

/**
 * The HTML of the site's front page as visitors get it: without the user's session. Rejects with an ApiError, also if the page is on another origin
 * that does not allow it.
 */
export function fetchFrontPage(): Promise< string > {
	return withinTime( async ( signal ) => {
		const response = await window.fetch( getAdminData().site_url, {
			credentials: 'omit',
			signal,
		} );
		const type = response.headers.get( 'Content-Type' ) ?? '';
		if ( ! response.ok || ! type.startsWith( 'text/html' ) ) {
			throw new ApiError( NO_PAGE_CODE, '', response.status, [] );
		}
		return response.text();
	}, 10 );
}
