import { __ } from '@wordpress/i18n';

/** The thank-you message that visitors see if the owner has not written one. */
export function defaultThankYou(): string {
	return __( 'Thanks for your feedback!', 'userfeedback' );
}
