import type { Question, WidgetSurvey } from '../../survey-model';
import type { Answer } from '../definitions';
import { partsOf } from '../registry';
import { attempt } from '../attempt';

/**
 * The index of the next question; past the last one to end the survey. Only later questions are allowed, so that
 * every survey ends.
 *
 * @param survey  The survey with the questions that are shown.
 * @param index   The index of the question that the visitor leaves.
 * @param answers The answers on the visitor's path, including the one to that question.
 */
export function nextIndex(
	survey: WidgetSurvey,
	index: number,
	answers: Answer[]
): number {
	const question = survey.questions[ index ] as Question;
	const decided = partsOf( 'next-question' )
		.map( ( { next } ) =>
			attempt( () => next( { survey, question, answers } ) )
		)
		.find( ( id ) => id !== undefined );
	if ( decided === null ) {
		return survey.questions.length;
	}
	const found = survey.questions.findIndex( ( { id } ) => id === decided );
	return found > index ? found : index + 1;
}
