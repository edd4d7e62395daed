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

/** Whether logic can start from one of the questions (row LOG-01). */
export function areQualifying( questions: Questions ): boolean {
	return questions.some( ( { type } ) => QUALIFYING_TYPES.includes( type ) );
}

/** The conditions that take effect: those that are off count as removed. */
export function activeConditions< Item extends { off?: boolean } >(
	conditions: readonly Item[]
): Item[] {
	return conditions.filter( ( { off } ) => off !== true );
}

/** Whether there are conditions, and none takes effect. */
export function areAllOff(
	conditions: readonly { readonly off?: boolean }[]
): boolean {
	return (
		conditions.length > 0 && conditions.every( ( { off } ) => off === true )
	);
}

/** The condition, on or off; the same one if it is so already. */
export function switched< Item extends { off?: boolean } >(
	condition: Item,
	isOff: boolean
): Item {
	if ( ( condition.off === true ) === isOff ) {
		return condition;
	}
	const { off, ...others } = condition;
	return ( isOff ? { ...others, off: true } : others ) as Item;
}

/** The values that a condition compares with; none while it is incomplete. */
export function valuesOf( {
	value,
}: {
	readonly value: string | readonly string[];
} ): readonly string[] {
	return ( typeof value === 'string' ? [ value ] : value ).filter(
		( text ) => text !== ''
	);
}

/** The value of a condition with each of its texts changed; the same value if none changes. */
export function mapValue< Value extends string | string[] >(
	value: Value,
	change: ( text: string ) => string
): Value {
	if ( typeof value === 'string' ) {
		return change( value ) as Value;
	}
	const next = value.map( change );
	return next.every( ( text, index ) => text === value[ index ] )
		? value
		: ( next as Value );
}

function isUnique( labels: readonly string[], index: number ): boolean {
	const label = labels[ index ]!;
	return labels.indexOf( label ) === labels.lastIndexOf( label );
}

/**
 * A label in a condition after the options of its question changed; undefined if the option was removed.
 *
 * While the owner types, a label may temporarily equal that of another option. The condition then keeps the old
 * label, and gets the new one when it is unique again.
 *
 * @param value  The label; empty if none is chosen yet.
 * @param before The labels of the options before the change.
 * @param after  The labels of the options after the change.
 */
function followedLabel(
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

/**
 * The value of a condition after the options of its question changed. It follows renamed options. Of several, removed ones go as
 * long as one stays; otherwise the value stays, and settledCondition() turns the condition off.
 *
 * @param value
 * @param before The labels of the options before the change.
 * @param after  The labels of the options after the change.
 */
export function comparedValue< Value extends string | string[] >(
	value: Value,
	before: readonly string[],
	after: readonly string[]
): Value {
	if ( typeof value === 'string' ) {
		return ( followedLabel( value, before, after ) ?? value ) as Value;
	}
	const next = value.flatMap(
		( label ) => followedLabel( label, before, after ) ?? []
	);
	const isSame =
		next.length === value.length &&
		next.every( ( label, index ) => label === value[ index ] );
	return isSame || next.length === 0 ? value : ( next as Value );
}
