import type { Question } from '../../survey-model';
import { progressKey } from '../progress';
import type { Journey, State } from './state';
import { store } from './storage';

/** What sessionStorage keeps of a visitor who has begun a survey: the same for popups and inline surveys. */
export interface Memory extends Journey {
	/** The questions as they were then. */
	questions: readonly Question[];
}

/** Whether the visitor has answered, typed or skipped anything. */
export const hasBegun = ( {
	answers,
	drafts,
}: Pick< Journey, 'answers' | 'drafts' > ): boolean =>
	answers.length > 0 ||
	Object.values( drafts ).some( ( draft ) =>
		Object.values( draft ).join( '' )
	);

/**
 * Keeps in this tab's session what the visitor has done, until the survey is over.
 *
 * @param state  The state.
 * @param isOver Whether nothing has to be kept any more.
 */
export function remember( state: State, isOver: boolean ): void {
	const { answers, drafts, path, submissionId, shownAt, survey } = state;
	const key = progressKey( survey.cookie_name );
	const { questions } = survey;
	const memory: Memory = {
		questions,
		answers,
		drafts,
		path,
		submissionId,
		shownAt,
	};
	// Where that fails, a reload begins the survey again.
	store( 'sessionStorage', key, ! isOver && hasBegun( state ) && memory );
}
