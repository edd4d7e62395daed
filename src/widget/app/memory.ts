import { useEffect } from '@wordpress/element';
import type { Question } from '../../survey-model';
import type { AnswerValue } from '../definitions';
import { optionLabels } from '../option-labels';
import { progressKey } from '../progress-key';
import type { Journey, State } from './state';
import { currentQuestion, reducer } from './state';

/** What sessionStorage keeps of a visitor who has begun a survey. */
interface Memory extends Journey {
	/** The questions as they were then. */
	questions: Question[];
}

const keyOf = ( { survey }: State ) => progressKey( survey.cookie_name );

/** Whether the visitor has answered, typed or skipped anything. */
export const hasBegun = ( { answers, drafts }: Journey ) =>
	answers.length > 0 || Object.keys( drafts ).length > 0;

/**
 * The state in which the visitor left the survey on an earlier page of this session. If the questions have changed
 * since then, whatever still fits is kept.
 *
 * @param state The initial state.
 */
export function resumed( state: State ): State {
	try {
		const stored = window.sessionStorage.getItem( keyOf( state ) );
		return stored ? replayed( state, JSON.parse( stored ) ) : state;
	} catch {
		// Storage is blocked, or its content is not ours: the survey begins at its first question.
		return state;
	}
}

/** Repeats the visitor's way from the first question: other questions or conditions may lead elsewhere. */
function replayed( initial: State, memory: Memory ): State {
	const { questions, answers, drafts, path, submissionId, shownAt } = memory;
	const isKept = ( id: string, value: AnswerValue = null ) => {
		const [ before, now ] = [ questions, initial.survey.questions ].map(
			( list ) => list.find( ( question ) => question.id === id )
		);
		return before?.type === now?.type && fits( value, before!, now! );
	};
	let state: State = {
		...initial,
		submissionId,
		shownAt,
		answers: answers.filter( ( { question_id: id, value } ) =>
			isKept( id, value )
		),
		drafts: Object.fromEntries(
			Object.entries( drafts ).filter( ( [ id ] ) => isKept( id ) )
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

/** Whether a question still has the chosen options, or the scale of a chosen number. */
function fits( value: AnswerValue, before: Question, now: Question ): boolean {
	const labels: unknown[] = optionLabels( now );
	return labels.length
		? [ value ?? [] ].flat().every( ( label ) => labels.includes( label ) )
		: typeof value !== 'number' ||
				JSON.stringify( before.settings ) ===
					JSON.stringify( now.settings );
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
		try {
			if ( isOver ) {
				window.sessionStorage.removeItem( keyOf( state ) );
			} else if ( hasBegun( state ) ) {
				const memory: Memory = {
					questions: survey.questions,
					answers,
					drafts,
					path,
					submissionId,
					shownAt,
				};
				window.sessionStorage.setItem(
					keyOf( state ),
					JSON.stringify( memory )
				);
			}
		} catch {
			// Storage is blocked or full: a reload begins the survey again.
		}
	}, [ answers, drafts, path, isOver ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Whatever changes it.
}
