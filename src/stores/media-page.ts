import { addQueryArgs } from '@wordpress/url';
import { getAdminData } from './admin-data';
import { ApiError } from './api-error';
import { withinTime } from './time-limit';

/**
 * Fetches the HTML page with the scripts and styles of WordPress' media library (includes/Admin/MediaLibrary.php).
 * Rejects with an ApiError, which has `isSignedOut` if WordPress sent its login form.
 */
export function fetchMediaPage(): Promise< string > {
	const address = addQueryArgs( getAdminData().pages.surveys, {
		userfeedback_media: '1',
	} );
	return withinTime( async ( signal ) => {
		const response = await window
			.fetch( address, { credentials: 'same-origin', signal } )
			.catch( () => {
				throw new ApiError( 'fetch_error', '', 0, [] );
			} );
		if ( response.redirected ) {
			throw new ApiError( '', '', 401, [] );
		}
		if ( ! response.ok ) {
			throw new ApiError( '', '', response.status, [] );
		}
		return response.text();
	} );
}
