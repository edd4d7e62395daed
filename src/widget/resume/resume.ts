import type { Question } from '../../survey-model';
import type { AnswerValue } from '../definitions';
import type { Memory } from '../engine/memory';
import type { State, Step } from '../engine/state';
import { optionLabels } from '../option-labels';
import { readProgress } from '../progress';

/**
 * The state in which the visitor left the survey on an earlier page of this session. If the questions have changed
 * since then, whatever still fits is kept.
 *
 * @param state The initial state.
 * @param step  The engine's reducer.
 */
export function resumed( state: State, step: Step ): State {
	try {
		const memory = readProgress(
			state.survey.cookie_name
		) as Memory | null;
		return isMemory( memory ) ? replayed( state, memory, step ) : state;
	} catch {
		// Its content is not ours: the survey begins at its first question.
		return state;
	}
}

/** Whether it has the shape that this version writes. Wrong texts would end in an error when they are drawn or sent. */
const isMemory = ( memory: Memory | null ): memory is Memory =>
	typeof memory?.submissionId === 'string' &&
	typeof memory.shownAt === 'number' &&
	Object.values( memory.drafts )
		.flatMap( ( draft ): unknown[] =>
			typeof draft === 'object' ? Object.values( draft ) : [ 0 ]
		)
		.every( ( text ) => typeof text === 'string' ) &&
	memory.answers
		.flatMap( ( { value } ) => value )
		.every(
			( value ) =>
				value === null ||
				[ 'string', 'number' ].includes( typeof value )
		);

/** Repeats the visitor's way from the first question: other questions or conditions may lead elsewhere. */
function replayed( initial: State, memory: Memory, step: Step ): State {
	const { questions, answers, drafts, path, submissionId, shownAt } = memory;
	const now = initial.survey.questions;
	let state: State = {
		...initial,
		submissionId,
		shownAt,
		answers: [
			...answers.filter( ( { question_id: id, value } ) =>
				stillFits( questions, now, id, value )
			),
			// Typed before the scripts came.
			...initial.answers.filter(
				( { question_id: id } ) =>
					! answers.some( ( { question_id: of } ) => of === id )
			),
		],
		drafts: {
			...initial.drafts,
			...Object.fromEntries(
				Object.entries( drafts ).filter( ( [ id ] ) =>
					stillFits( questions, now, id )
				)
			),
		},
	};
	const isPassed = ( { id }: Question ) =>
		path.includes( id ) &&
		state.answers.some( ( { question_id: of } ) => of === id );
	while ( isPassed( state.survey.questions[ state.index ]! ) ) {
		const next = step( state, { type: 'NEXT' } );
		if ( next.index === state.index ) {
			break;
		}
		state = next;
	}
	return { ...state, hasMoved: false };
}

/**
 * Whether what was kept can still be given to a question: it has the same type, and the chosen options or the scale of a chosen
 * number.
 *
 * @param before The questions as they were then.
 * @param now    The questions of this page.
 * @param id     The question's id.
 * @param value  The answer; null for typed texts.
 */
function stillFits(
	before: readonly Question[],
	now: readonly Question[],
	id: string,
	value: AnswerValue = null
): boolean {
	const [ old, current ] = [ before, now ].map( ( list ) =>
		list.find( ( question ) => question.id === id )
	);
	if ( old?.type !== current?.type ) {
		return false;
	}
	const labels: unknown[] = optionLabels( current! );
	return labels.length
		? [ value ?? [] ].flat().every( ( label ) => labels.includes( label ) )
		: typeof value !== 'number' ||
				JSON.stringify( old!.settings ) ===
					JSON.stringify( current!.settings );
}
