import { __, sprintf } from '@wordpress/i18n';
import { conditionErrorText } from './condition-error-text';
import type { FieldError } from '../survey-model';
import { LIMITS } from '../survey-model';
import { formatNumber } from './format';

/** The text of an error. Errors of the server and of third-party question types bring their own texts. */
export function fieldErrorText( error: FieldError ): string {
	const words = error.message || error.text;
	if ( words ) {
		return words;
	}
	switch ( error.code ) {
		case 'title_required':
			return __( 'Title is required.', 'userfeedback' );
		case 'options_required':
			return __( 'Options are required.', 'userfeedback' );
		case 'option_repeated':
			return __( 'This option appears twice.', 'userfeedback' );
		case 'questions_required':
			return __( 'Add at least one question.', 'userfeedback' );
		case 'logo_required':
			return __( 'You must select a custom logo.', 'userfeedback' );
		case 'invalid_email':
			return __(
				'Enter email addresses, separated by commas.',
				'userfeedback'
			);
		case 'invalid_delay':
			return sprintf(
				/* translators: 1: 0, 2: 60. */
				__( 'Enter whole seconds from %1$s to %2$s.', 'userfeedback' ),
				formatNumber( 0 ),
				formatNumber( LIMITS.timingDelay )
			);
		case 'invalid_closed_days':
			return sprintf(
				/* translators: 1: 1, 2: 365. */
				__( 'Enter whole days from %1$s to %2$s.', 'userfeedback' ),
				formatNumber( 1 ),
				formatNumber( LIMITS.closedDays )
			);
		case 'invalid_percent':
			return sprintf(
				/* translators: 1: 1, 2: 100. */
				__( 'Enter a whole number from %1$s to %2$s.', 'userfeedback' ),
				formatNumber( 1 ),
				formatNumber( LIMITS.scrollPercent )
			);
		default:
			return (
				conditionErrorText( error.code ) ??
				__( 'This is not valid.', 'userfeedback' )
			);
	}
}

/** The texts of all errors of a field; undefined when there are none. */
export function fieldErrorsText(
	errors: readonly FieldError[]
): string | undefined {
	return errors.length > 0
		? errors.map( fieldErrorText ).join( ' ' )
		: undefined;
}
