import { useMemo } from '@wordpress/element';
import type { FeatureName } from '@/hooks/use-feature';
import type { EditableSurvey, FieldError, Question } from '@/survey-model';
import { errorsWithin, questionPath, withValueAt } from '@/survey-model';
import type { FieldSource } from '../../context';
import type { Edit } from '../../question-types';

/** Only fields of a card's own question are read there. */
function surveyOf( question: Question ): EditableSurvey {
	return { questions: [ question ] } as unknown as EditableSurvey;
}

/**
 * What useField() reads and changes in the card of a question, so that a card renders only for its own question.
 *
 * @param question
 * @param path     The field path of the question, such as `questions[0]`.
 * @param errors   Those that may be shown now.
 * @param feature  Unlocks the question's type, if it is locked.
 * @param edit     Edits the question as it is now.
 */
export function useQuestionSource(
	question: Question,
	path: string,
	errors: readonly FieldError[],
	feature: FeatureName | undefined,
	edit: Edit< Question >
): FieldSource {
	return useMemo(
		() => ( {
			survey: surveyOf( question ),
			errors: errorsWithin( errors, path ).map(
				( { field, ...error } ) => ( {
					...error,
					field: questionPath( 0 ) + field.slice( path.length ),
				} )
			),
			isRevealed: true,
			featureAt: () => feature,
			set: ( at, change ) =>
				edit(
					( current ) =>
						withValueAt( surveyOf( current ), at, change )
							.questions[ 0 ] ?? current
				),
		} ),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- edit() finds the question by its id.
		[ question, path, errors, feature ]
	);
}
