import { __ } from '@wordpress/i18n';

/** What a visitor reads at the end when the owner wrote nothing. */
export function defaultThankYou(): string {
	return __( 'Thanks for your feedback!', 'userfeedback' );
}
