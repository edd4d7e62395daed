import { __, sprintf } from '@wordpress/i18n';
import { shortTitle } from '@/lib/short-title';
import type { Comparator, Condition } from '@/survey-model';
import { valuesOf } from '@/survey-model';
import type { Subject } from './subjects';

/** The name of a comparator in a select. */
export function comparatorName( comparator: Comparator ): string {
	switch ( comparator ) {
		case '=':
			return __( 'Is', 'userfeedback' );
		case '!=':
			return __( 'Is not', 'userfeedback' );
		case 'IN':
			return __( 'Includes', 'userfeedback' );
		case 'CONTAINS':
			return __( 'Contains', 'userfeedback' );
		case '!CONTAINS':
			return __( 'Does not contain', 'userfeedback' );
		case 'STARTS_WITH':
			return __( 'Starts with', 'userfeedback' );
		case 'ENDS_WITH':
			return __( 'Ends with', 'userfeedback' );
		case '>':
			return __( 'Greater than', 'userfeedback' );
		case '<':
			return __( 'Less than', 'userfeedback' );
		case 'ANY':
			return __( 'Is any of', 'userfeedback' );
	}
}

function phrase(
	comparator: Comparator,
	title: string,
	value: string
): string {
	switch ( comparator ) {
		case '=':
			return sprintf(
				/* translators: 1: title of a question, 2: answer. A part of a sentence such as: Shown if “Happy?” is “Yes”. */
				__( '“%1$s” is “%2$s”', 'userfeedback' ),
				title,
				value
			);
		case '!=':
			return sprintf(
				/* translators: 1: title of a question, 2: answer. A part of a sentence such as: Shown if “Happy?” is “Yes”. */
				__( '“%1$s” is not “%2$s”', 'userfeedback' ),
				title,
				value
			);
		case 'IN':
			return sprintf(
				/* translators: 1: title of a question, 2: answer. A part of a sentence such as: Shown if “Happy?” is “Yes”. */
				__( '“%1$s” includes “%2$s”', 'userfeedback' ),
				title,
				value
			);
		case 'CONTAINS':
			return sprintf(
				/* translators: 1: title of a question, 2: text. A part of a sentence such as: Shown if “Happy?” is “Yes”. */
				__( '“%1$s” contains “%2$s”', 'userfeedback' ),
				title,
				value
			);
		case '!CONTAINS':
			return sprintf(
				/* translators: 1: title of a question, 2: text. A part of a sentence such as: Shown if “Happy?” is “Yes”. */
				__( '“%1$s” does not contain “%2$s”', 'userfeedback' ),
				title,
				value
			);
		case 'STARTS_WITH':
			return sprintf(
				/* translators: 1: title of a question, 2: text. A part of a sentence such as: Shown if “Happy?” is “Yes”. */
				__( '“%1$s” starts with “%2$s”', 'userfeedback' ),
				title,
				value
			);
		case 'ENDS_WITH':
			return sprintf(
				/* translators: 1: title of a question, 2: text. A part of a sentence such as: Shown if “Happy?” is “Yes”. */
				__( '“%1$s” ends with “%2$s”', 'userfeedback' ),
				title,
				value
			);
		case '>':
			return sprintf(
				/* translators: 1: title of a question, 2: number. A part of a sentence such as: Shown if “Happy?” is “Yes”. */
				__( '“%1$s” is greater than %2$s', 'userfeedback' ),
				title,
				value
			);
		case '<':
			return sprintf(
				/* translators: 1: title of a question, 2: number. A part of a sentence such as: Shown if “Happy?” is “Yes”. */
				__( '“%1$s” is less than %2$s', 'userfeedback' ),
				title,
				value
			);
		case 'ANY':
			return sprintf(
				/* translators: 1: title of a question, 2: several answers. A part of a sentence such as: Shown if “Happy?” is “Yes”. */
				__( '“%1$s” is any of “%2$s”', 'userfeedback' ),
				title,
				value
			);
	}
}

/**
 * Conditions as a part of a sentence: “Happy?” is “Yes” and “Score” is greater than 8. Unknown questions and missing
 * values are an ellipsis.
 */
export function conditionsPhrase(
	conditions: readonly Condition[],
	subjects: readonly Subject[]
): string {
	return conditions
		.map( ( condition ) => ( {
			...condition,
			values: valuesOf( condition ),
		} ) )
		.map( ( { question_id: id, compare, values } ) =>
			phrase(
				compare,
				subjects.find( ( subject ) => subject.id === id )?.title ?? '…',
				values.length === 0
					? '…'
					: values.map( shortTitle ).join(
							/* translators: Between several answers in quotation marks: is any of “Yes”, “Maybe”. */
							__( '”, “', 'userfeedback' )
						)
			)
		)
		.reduce( ( all, next ) =>
			sprintf(
				/* translators: 1: one or more conditions, 2: a further condition. All of them must hold. */
				__( '%1$s and %2$s', 'userfeedback' ),
				all,
				next
			)
		);
}
