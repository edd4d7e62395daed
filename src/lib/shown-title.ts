import { __ } from '@wordpress/i18n';

/** A title to show; a draft may have none yet. */
export function shownTitle( title: string ): string {
	return title.trim() === '' ? __( '(no title)', 'userfeedback' ) : title;
}
