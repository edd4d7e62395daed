import { __, sprintf } from '@wordpress/i18n';
import type { ScheduleProblem } from '@/survey-model';

/** What to do about a problem of a schedule. */
export function problemText( problem: ScheduleProblem ): string {
	switch ( problem ) {
		case 'incomplete':
			return __( 'Choose a date, a time, and AM or PM.', 'userfeedback' );
		case 'past':
			return __(
				'This time has passed. Choose a later one.',
				'userfeedback'
			);
		case 'too-far':
			return __(
				'This is more than ten years away. Choose an earlier date.',
				'userfeedback'
			);
	}
}

/** Why the choice is still unsaved after a save, and what to do. */
export function unsavedText( problem: ScheduleProblem | undefined ): string {
	return problem === undefined
		? __(
				'The status was not saved. To publish at once, choose Save and Publish in the last step.',
				'userfeedback'
			)
		: sprintf(
				/* translators: %s: what to do, as a sentence: "This time has passed. Choose a later one." */
				__( 'The schedule was not saved. %s', 'userfeedback' ),
				problemText( problem )
			);
}
