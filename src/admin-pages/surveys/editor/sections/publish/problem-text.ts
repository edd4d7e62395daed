import { __ } from '@wordpress/i18n';
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
