import { useSelect } from '@wordpress/data';
import { createContext, useContext } from '@wordpress/element';
import { store as surveysStore } from '@/stores/surveys';
import type { Question } from '@/survey-model';
import { NEW_SURVEY_ID } from '@/survey-model';

/**
 * The survey's id, which hardly ever changes: when the value of a context changes, React searches the whole tree below
 * it, which takes longer among 50 cards than all that a key changes.
 */
const SurveyOfCards = createContext< number >( NEW_SURVEY_ID );

/** Passes the survey's id to those parts of a card that refer to other questions. */
export const SurveyOfCardsProvider = SurveyOfCards.Provider;

const NONE: readonly Question[] = [];

/** All questions of the survey. The calling component renders on each change of any question. */
export function useSurveyQuestions(): readonly Question[] {
	const id = useContext( SurveyOfCards );
	return useSelect(
		( select ) =>
			select( surveysStore ).getEditedSurvey( id )?.questions ?? NONE,
		[ id ]
	);
}

/** The question as it was saved, if the survey has responses; they may contain answers to it. */
export function useAnsweredQuestion( id: string ): Question | undefined {
	const survey = useContext( SurveyOfCards );
	return useSelect(
		( select ) => {
			// getSurvey() would load a survey that has just been closed.
			const saved =
				select( surveysStore ).getSurveyRecord( survey )?.saved;
			return saved && saved.responses_count > 0
				? saved.questions.find( ( question ) => question.id === id )
				: undefined;
		},
		[ id, survey ]
	);
}
