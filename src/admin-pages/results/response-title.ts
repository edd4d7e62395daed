import { __, sprintf } from '@wordpress/i18n';

/** The title of a response, such as `Response #9`. */
export function responseTitle( id: number ): string {
	/* translators: %d: number of a response. */
	return sprintf( __( 'Response #%d', 'userfeedback' ), id );
}
