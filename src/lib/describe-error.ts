import { __, sprintf } from '@wordpress/i18n';
import type { ApiError } from '../stores/api';
import { SECONDS_TO_WAIT } from '../stores/api';

/** A message for users: what happened and what to do. */
export function describeError( error: ApiError ): string {
	if ( error.isTimeout ) {
		return sprintf(
			/* translators: %d: number of seconds. */
			__(
				'Your site did not answer within %d seconds. Check your connection and try again.',
				'userfeedback'
			),
			Number( error.data[ 'seconds' ] ?? SECONDS_TO_WAIT )
		);
	}
	if ( error.isNetwork ) {
		return __(
			'Your site could not be reached. Check your connection and try again.',
			'userfeedback'
		);
	}
	if ( error.code === 'invalid_json' ) {
		return __(
			'Your site sent an invalid response. Try again; if the problem persists, check the error log of your site.',
			'userfeedback'
		);
	}
	if ( error.isSignedOut ) {
		return __(
			'You are logged out. Log in again in another tab and try again.',
			'userfeedback'
		);
	}
	if ( error.status === 403 ) {
		return (
			error.message ||
			__(
				'You may not do this. Ask an administrator of this site for access.',
				'userfeedback'
			)
		);
	}
	return (
		error.message ||
		__( 'Something went wrong. Try again in a moment.', 'userfeedback' )
	);
}
