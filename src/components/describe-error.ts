import { __ } from '@wordpress/i18n';
import type { ApiError } from '../stores/api';

/** What happened and what to do, for a person. */
export function describeError( error: ApiError ): string {
	if ( error.isNetwork ) {
		return __(
			'Your site could not be reached. Check your connection and try again.',
			'userfeedback'
		);
	}
	if ( error.code === 'invalid_json' ) {
		return __(
			'Your site gave an answer that makes no sense. Try again; if it stays, look at the error log of your site.',
			'userfeedback'
		);
	}
	if ( error.status === 401 || error.status === 403 ) {
		return (
			error.message ||
			__(
				'You may not do this, or you are logged out. Log in again in another tab and try again.',
				'userfeedback'
			)
		);
	}
	return (
		error.message ||
		__( 'Something went wrong. Try again in a moment.', 'userfeedback' )
	);
}
