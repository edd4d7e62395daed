import type { Question } from './generated';
import { QUALIFYING_TYPES } from './generated';

/** A condition of a question's logic. */
export type Condition = Question[ 'logic' ][ 'conditions' ][ number ];

/** How a condition compares an answer with its value. */
export type Comparator = Condition[ 'compare' ];

type Questions = readonly Question[];

/**
 * Changes the conditions of a question, or removes those for which undefined is returned. Turns the logic off if no
 * condition is left.
 */
function withConditions(
	question: Question,
	change: ( condition: Condition ) => Condition | undefined
): Question {
	const { logic } = question;
	const conditions = logic.conditions.flatMap(
		( condition ) => change( condition ) ?? []
	);
	const isSame =
		conditions.length === logic.conditions.length &&
		conditions.every(
			( condition, index ) => condition === logic.conditions[ index ]
		);
	return isSame
		? question
		: {
				...question,
				logic: {
					...logic,
					enabled: logic.enabled && conditions.length > 0,
					conditions,
				},
			};
}

/** Changes the conditions that refer to one question, or removes those for which undefined is returned. */
export function changeConditionsOn(
	questions: Questions,
	id: string,
	change: ( condition: Condition ) => Condition | undefined
): Questions {
	return questions.map( ( question ) =>
		withConditions( question, ( condition ) =>
			condition.question_id === id ? change( condition ) : condition
		)
	);
}

/** Removes conditions on questions that are not earlier than the question with the condition. */
export function withoutLaterConditions( questions: Questions ): Questions {
	const earlier = new Set< string >();
	return questions.map( ( question ) => {
		const kept = withConditions( question, ( condition ) =>
			earlier.has( condition.question_id ) ? condition : undefined
		);
		earlier.add( question.id );
		return kept;
	} );
}

/** Whether logic can start from one of the questions (row LOG-01). */
export function areQualifying( questions: Questions ): boolean {
	return questions.some( ( { type } ) => QUALIFYING_TYPES.includes( type ) );
}

/** Turns the logic off where no earlier question qualifies any more. The conditions stay. */
export function withQualifiedLogic( questions: Questions ): Questions {
	return questions.map( ( question, index ) =>
		question.logic.enabled && ! areQualifying( questions.slice( 0, index ) )
			? { ...question, logic: { ...question.logic, enabled: false } }
			: question
	);
}

function isUnique( labels: readonly string[], index: number ): boolean {
	const label = labels[ index ]!;
	return labels.indexOf( label ) === labels.lastIndexOf( label );
}

/**
 * The value of a condition after the options of its question changed; undefined if the option was removed.
 *
 * While the owner types, a label may temporarily equal that of another option. The condition then keeps the old
 * label, and gets the new one when it is unique again.
 *
 * @param value  The current value of the condition; empty if none is chosen yet.
 * @param before The labels of the options before the change.
 * @param after  The labels of the options after the change.
 */
export function comparedValue(
	value: string,
	before: readonly string[],
	after: readonly string[]
): string | undefined {
	const isChosen = value !== '' || before.includes( '' );
	if ( ! isChosen || after.includes( value ) ) {
		return value;
	}
	if ( after.length < before.length ) {
		return undefined;
	}
	const known = before.indexOf( value );
	const index =
		known >= 0
			? known
			: before.findIndex(
					( label, place ) =>
						label !== after[ place ] && ! isUnique( before, place )
				);
	return index >= 0 && isUnique( after, index ) ? after[ index ] : value;
}
