import { __, sprintf } from '@wordpress/i18n';
import { shortTitle } from '../../lib/short-title';

/** A survey's title in quotes, short enough for use in a sentence. */
export function surveyName( title: string ): string {
	/* translators: %s: title of a survey. */
	return sprintf( __( '“%s”', 'userfeedback' ), shortTitle( title ) );
}
