import { useEffect } from '@wordpress/element';
import type { Question } from '../../survey-model';
import { hasBegun, keep, recall, stillFits } from './kept';
import type { Memory } from './kept';
import type { State } from './state';
import { currentQuestion, reducer } from './state';

/**
 * The state in which the visitor left the survey on an earlier page of this session. If the questions have changed
 * since then, whatever still fits is kept.
 *
 * @param state The initial state.
 */
export function resumed( state: State ): State {
	try {
		const memory = recall( state.survey.cookie_name );
		return memory ? replayed( state, memory ) : state;
	} catch {
		// Storage is blocked, or its content is not ours: the survey begins at its first question.
		return state;
	}
}

/** Repeats the visitor's way from the first question: other questions or conditions may lead elsewhere. */
function replayed( initial: State, memory: Memory ): State {
	const { questions, answers, drafts, path, submissionId, shownAt } = memory;
	const now = initial.survey.questions;
	let state: State = {
		...initial,
		submissionId,
		shownAt,
		answers: answers.filter( ( { question_id: id, value } ) =>
			stillFits( questions, now, id, value )
		),
		drafts: Object.fromEntries(
			Object.entries( drafts ).filter( ( [ id ] ) =>
				stillFits( questions, now, id )
			)
		),
	};
	const isPassed = ( { id }: Question ) =>
		path.includes( id ) &&
		state.answers.some( ( { question_id: of } ) => of === id );
	while ( isPassed( currentQuestion( state ) ) ) {
		const next = reducer( state, { type: 'NEXT' } );
		if ( next.index === state.index ) {
			break;
		}
		state = next;
	}
	return { ...state, hasMoved: false };
}

/**
 * Keeps in this tab's session what the visitor has done, until the survey is over.
 *
 * @param state  The widget's state.
 * @param isOver Whether nothing has to be kept any more.
 */
export function useMemory( state: State, isOver: boolean ): void {
	const { answers, drafts, path, submissionId, shownAt, survey } = state;
	useEffect( () => {
		if ( isOver || hasBegun( state ) ) {
			const memory = {
				questions: survey.questions,
				answers,
				drafts,
				path,
				submissionId,
				shownAt,
			};
			keep( survey.cookie_name, isOver ? null : memory );
		}
	}, [ answers, drafts, path, isOver ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Whatever changes it.
}
