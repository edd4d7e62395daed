import { __ } from '@wordpress/i18n';
import type { Survey } from '../../survey-model';

/** What people call a status: a published survey whose time is still to come is scheduled. */
export type DisplayedStatus = Survey[ 'status' ] | 'scheduled';

/**
 * The status of a survey as it is shown.
 *
 * @param survey
 * @param now    The present, in ms; moments of the REST API name their zone, so the site's does not matter here.
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
