import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { Question } from '@/survey-model';
import { optionsOf } from '@/survey-model';

/** What a question is called where its title may be missing. */
export function questionName( { title }: Question ): string {
	return title.trim() === '' ? __( '(no title)', 'userfeedback' ) : title;
}

/** What a collapsed card says besides the title: the number of options and the settings that matter for the order. */
export function questionMarks( question: Question ): string[] {
	const { length } = optionsOf( question );
	return [
		length > 0 &&
			sprintf(
				/* translators: %s: number of options. */
				_n( '%s option', '%s options', length, 'userfeedback' ),
				formatNumber( length )
			),
		question.settings.required && __( 'Required', 'userfeedback' ),
		question.logic.enabled && __( 'Has conditions', 'userfeedback' ),
	].filter( ( mark ) => mark !== false );
}
