import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from './format';

/** What thumbs say of a post. `percent` is a whole number that the server made of the unrounded sum. */
export function likedText( percent: number ): string {
	return sprintf(
		/* translators: %s: number from 0 to 100, the share of visitors who liked a post. */
		__( '%s%% liked it', 'userfeedback' ),
		formatNumber( percent )
	);
}
