import { __, sprintf } from '@wordpress/i18n';
import type { ConditionPlaces, SurveyWithConditions } from '@/survey-model';
import { questionName } from './question-summary';

/** The names of places with conditions, such as `Question 2: Why?`. */
export function conditionPlaceNames(
	{ questions: all }: SurveyWithConditions,
	{ questions, thankYou, email }: ConditionPlaces
): string[] {
	return [
		...questions.map( ( index ) =>
			sprintf(
				/* translators: 1: number of a question, 2: its title. */
				__( 'Question %1$d: %2$s', 'userfeedback' ),
				index + 1,
				questionName( all[ index ]! )
			)
		),
		thankYou && __( 'The redirects after the survey', 'userfeedback' ),
		email && __( 'The email about new responses', 'userfeedback' ),
	].filter( ( place ) => place !== false );
}
