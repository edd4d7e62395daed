import { __, sprintf } from '@wordpress/i18n';
import type { SummaryProblem } from '@/stores/summaries/types';

/** Why there is no new summary, as a sentence. */
export function problemText( { kind, message }: SummaryProblem ): string {
	switch ( kind ) {
		case 'none':
			return __(
				'AI Summary is unavailable at this moment.',
				'userfeedback'
			);
		case 'unknown':
			return __(
				'An error occurred while fetching the AI summary.',
				'userfeedback'
			);
		case 'failed':
			return sprintf(
				/* translators: %s: a sentence that says what went wrong. */
				__( 'Error: %s', 'userfeedback' ),
				message
			);
	}
}
