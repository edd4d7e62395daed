import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from './format';

/** From which part of its limit a text has a counter. */
const NEAR = 0.8;

/** How much of its limit a text has used, such as `180 of 200 characters`; undefined while the limit is far. */
export function lengthNote(
	text: string,
	limit: number | undefined
): string | undefined {
	// As browsers count for maxlength.
	return limit === undefined || text.length < limit * NEAR
		? undefined
		: sprintf(
				/* translators: 1: number of characters, 2: the largest number. */
				__( '%1$s of %2$s characters', 'userfeedback' ),
				formatNumber( text.length ),
				formatNumber( limit )
			);
}
