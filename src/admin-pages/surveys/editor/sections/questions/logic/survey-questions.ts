import { createContext, useContext } from '@wordpress/element';
import type { Question } from '../../../../../../survey-model';

const SurveyQuestions = createContext< readonly Question[] >( [] );

/** Passes all questions of the survey to those parts of a card that refer to other questions. */
export const SurveyQuestionsProvider = SurveyQuestions.Provider;

/** All questions of the survey. The calling component renders on each change of any question. */
export function useSurveyQuestions(): readonly Question[] {
	return useContext( SurveyQuestions );
}
