import { useRegistry, useSelect } from '@wordpress/data';
import { createContext, useContext, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { store as surveysStore } from '@/stores/surveys';
import type { Question } from '@/survey-model';
import { NEW_SURVEY_ID } from '@/survey-model';

type Questions = readonly Question[];

const NONE: Questions = [];

/**
 * What hardly ever changes of the survey: when the value of a context changes, React searches the whole tree below it,
 * which takes longer among 50 cards than all that a key changes.
 */
const SurveyOfCards = createContext( {
	id: NEW_SURVEY_ID as number,
	/** The saved questions, if the survey has responses. */
	answered: NONE,
} );

/** Around the cards: tells their parts which survey they belong to. */
export function SurveyOfCardsProvider( {
	id,
	children,
}: {
	id: number;
	children: ReactNode;
} ) {
	const answered = useSelect(
		( select ) => {
			// getSurvey() would load a survey that has just been closed.
			const saved = select( surveysStore ).getSurveyRecord( id )?.saved;
			return saved && saved.responses_count > 0 ? saved.questions : NONE;
		},
		[ id ]
	);
	return (
		<SurveyOfCards.Provider
			value={ useMemo( () => ( { id, answered } ), [ id, answered ] ) }
		>
			{ children }
		</SurveyOfCards.Provider>
	);
}

/**
 * What a function finds in the questions of the survey. The calling component renders when it finds something else: after
 * each change of a question only if it answers all of them.
 *
 * @param find Answers a list; the items that are the same objects count as unchanged.
 * @param deps What the function depends on.
 */
export function useInQuestions< Found extends readonly unknown[] >(
	find: ( questions: Questions ) => Found,
	deps: readonly unknown[]
): Found {
	const { id } = useContext( SurveyOfCards );
	return useSelect(
		( select ) =>
			find(
				select( surveysStore ).getEditedSurvey( id )?.questions ?? NONE
			),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the caller says what its function depends on
		[ id, ...deps ]
	);
}

/** A function that answers the questions of the survey as they are now. */
export function useQuestionsNow(): () => Questions {
	const { id } = useContext( SurveyOfCards );
	const { select } = useRegistry();
	return () =>
		select( surveysStore ).getEditedSurvey( id )?.questions ?? NONE;
}

/** The question as it was saved, if the survey has responses; they may contain answers to it. */
export function useAnsweredQuestion( id: string ): Question | undefined {
	const { answered } = useContext( SurveyOfCards );
	return answered.find( ( question ) => question.id === id );
}
