import type { Condition, Question } from './generated';
import { QUALIFYING_TYPES } from './generated';
import type { IdentifiedOption } from './option-ids';
import { optionsAround } from './option-ids';

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

function hasLabel( label: string ) {
	return ( option: IdentifiedOption ) => option.label === label;
}

/** The label of an option now; undefined if another option has the same one, as for a moment while the owner types. */
function uniqueLabel(
	options: readonly IdentifiedOption[],
	id: string
): string | undefined {
	const label = options.find( ( option ) => option.id === id )?.label;
	return label !== undefined &&
		options.filter( hasLabel( label ) ).length === 1
		? label
		: undefined;
}

/**
 * A label in a condition after the options of its question changed; undefined if the option was removed.
 *
 * While the owner types, a label may temporarily equal that of another option. The condition then keeps the old
 * label, and gets the new one when it is unique again.
 *
 * @param value  The label; empty if none is chosen yet.
 * @param before The options before the change.
 * @param after  The options after the change.
 */
function followedLabel(
	value: string,
	before: readonly IdentifiedOption[],
	after: readonly IdentifiedOption[]
): string | undefined {
	const [ known, ...others ] = before.filter( hasLabel( value ) );
	if ( known !== undefined && others.length === 0 ) {
		return after.some( ( { id } ) => id === known.id )
			? ( uniqueLabel( after, known.id ) ?? value )
			: after.find( hasLabel( value ) )?.label;
	}
	if ( value === '' && known === undefined ) {
		return value;
	}
	if ( after.some( hasLabel( value ) ) ) {
		return value;
	}
	// The option whose label equalled another one until now.
	const renamed = before.find(
		( { id, label } ) =>
			before.filter( hasLabel( label ) ).length > 1 &&
			after.find( ( option ) => option.id === id )?.label !== label
	);
	return ( renamed && uniqueLabel( after, renamed.id ) ) ?? value;
}

/**
 * The value of a condition after the options of its question changed. It follows renamed options. Of several, removed ones go as
 * long as one stays; otherwise the value stays, and settledCondition() turns the condition off.
 *
 * @param value
 * @param before The question before the change.
 * @param after  The question after the change.
 */
export function comparedValue< Value extends string | string[] >(
	value: Value,
	before: Question,
	after: Question
): Value {
	const [ old, now ] = optionsAround( before, after );
	if ( typeof value === 'string' ) {
		return ( followedLabel( value, old, now ) ?? value ) as Value;
	}
	const next = value.flatMap(
		( label ) => followedLabel( label, old, now ) ?? []
	);
	const isSame =
		next.length === value.length &&
		next.every( ( label, index ) => label === value[ index ] );
	return isSame || next.length === 0 ? value : ( next as Value );
}
