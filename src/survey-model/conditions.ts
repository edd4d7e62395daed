import type { Question } from './generated';

/** A condition of a question's logic. */
export type Condition = Question[ 'logic' ][ 'conditions' ][ number ];

type Questions = readonly Question[];

/** The question with its conditions changed, or removed where undefined is answered; logic without any is turned off. */
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

/** The questions with the conditions on one of them changed, or removed where undefined is answered. */
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

/** The questions without conditions on a question that is not before the one that has the condition. */
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

function isUnique( labels: readonly string[], index: number ): boolean {
	const label = labels[ index ]!;
	return labels.indexOf( label ) === labels.lastIndexOf( label );
}

/**
 * What a condition compares with after the options of its question changed; undefined when that option was removed.
 *
 * While somebody types, a label may for a moment be that of another option. The condition then keeps the old label, and
 * gets the new one as soon as that is unique again.
 *
 * @param value  What it compares with now.
 * @param before The labels of the options before the change.
 * @param after  The labels since.
 */
export function comparedValue(
	value: string,
	before: readonly string[],
	after: readonly string[]
): string | undefined {
	if ( after.includes( value ) ) {
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
