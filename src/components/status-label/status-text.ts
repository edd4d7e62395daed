import { __ } from '@wordpress/i18n';
import type { Survey } from '../../survey-model';

/** The displayed status: a published survey with a future start is `scheduled`. */
export type DisplayedStatus = Survey[ 'status' ] | 'scheduled';

/**
 * The displayed status of a survey.
 *
 * @param survey
 * @param now    The current time in ms. REST API timestamps include their time zone, so the site's time zone is
 *               irrelevant.
 */
export function displayedStatus(
	{
		status,
		publish_at: publishAt,
	}: Pick< Survey, 'status' > & Partial< Pick< Survey, 'publish_at' > >,
	now = Date.now()
): DisplayedStatus {
	const isToCome = Boolean( publishAt && Date.parse( publishAt ) > now );
	return status === 'publish' && isToCome ? 'scheduled' : status;
}

/** The name of a status. */
export function statusText( status: DisplayedStatus ): string {
	switch ( status ) {
		case 'draft':
			return __( 'Draft', 'userfeedback' );
		case 'publish':
			return __( 'Published', 'userfeedback' );
		case 'scheduled':
			return __( 'Scheduled', 'userfeedback' );
		case 'trash':
			return __( 'Trash', 'userfeedback' );
	}
}
