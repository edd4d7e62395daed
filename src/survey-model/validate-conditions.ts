import { areAllOff, areQualifying, switched, valuesOf } from './conditions';
import type { FieldError } from './field-errors';
import type { Condition, Question } from './generated';
import { plainLine } from './plain-text';
import type { KindOf } from './question-kinds';
import { conditionValues } from './question-kinds';

type Questions = readonly Question[];

/** The comparator whose value is a list. */
export const ANY_OF = 'ANY';

/** The questions that a condition may refer to. */
export interface ConditionScope {
	/** The questions that it may refer to. */
	readonly allowed: Questions;
	/** All questions of the survey. */
	readonly all: Questions;
	readonly kindOf: KindOf;
}

function questionError(
	{ question_id: id }: Condition,
	{ all }: ConditionScope
): FieldError {
	return {
		field: 'question_id',
		code: all.some( ( question ) => question.id === id )
			? 'not_earlier'
			: 'unknown_question',
	};
}

function valueErrors(
	chosen: readonly string[],
	values: readonly string[] | undefined,
	isUsed: boolean
): FieldError[] {
	if ( chosen.length === 0 ) {
		const code = values ? 'answer_required' : 'text_required';
		return isUsed ? [ { field: 'value', code } ] : [];
	}
	return values === undefined ||
		chosen.every( ( value ) => values.includes( value ) )
		? []
		: [ { field: 'value', code: 'unknown_answer' } ];
}

/**
 * The errors of one condition, with fields relative to it. One that is off needs only a question that exists. The server's rules
 * are in the PHP class ConditionCheck.
 *
 * @param condition
 * @param scope
 * @param isUsed    Whether it takes effect, so that it must be complete.
 */
export function conditionErrors(
	condition: Condition,
	scope: ConditionScope,
	isUsed: boolean
): FieldError[] {
	if (
		condition.off === true &&
		scope.all.some( ( { id } ) => id === condition.question_id )
	) {
		return [];
	}
	const question = scope.allowed.find(
		( { id } ) => id === condition.question_id
	);
	if ( question === undefined ) {
		return [ questionError( condition, scope ) ];
	}
	const kind = scope.kindOf( question.type );
	const isList = typeof condition.value !== 'string';
	const isComparable =
		kind.comparators?.includes( condition.compare ) === true &&
		isList === ( condition.compare === ANY_OF );
	return [
		...( isComparable
			? []
			: [ { field: 'compare', code: 'wrong_comparison' } ] ),
		...valueErrors(
			valuesOf( condition ).map( plainLine ).filter( Boolean ),
			conditionValues( question, kind )?.map( plainLine ),
			isUsed
		),
	];
}

/**
 * The condition after the questions changed: on where it can hold, off where it cannot for now. Of several values, those that are
 * no answer any more go as long as one stays. The server's rules are in the PHP class ConditionCheck.
 *
 * @param condition
 * @param scope
 * @param isBlocked Whether the logic needs a question that it can start from, and there is none.
 */
export function settledCondition(
	condition: Condition,
	scope: ConditionScope,
	isBlocked: boolean
): Condition {
	const { question_id: asked, value } = condition;
	const question = scope.allowed.find( ( { id } ) => id === asked );
	const values =
		question &&
		conditionValues( question, scope.kindOf( question.type ) )?.map(
			plainLine
		);
	const known =
		typeof value === 'string' || values === undefined
			? value
			: value.filter( ( each ) => values.includes( plainLine( each ) ) );
	const kept =
		known.length === 0 || known.length === value.length
			? condition
			: { ...condition, value: known };
	return switched(
		kept,
		isBlocked ||
			conditionErrors( switched( kept, false ), scope, false ).length > 0
	);
}

/**
 * The questions with the conditions of their logic on where they can hold, and off where they cannot for now. Questions without
 * changes stay the same objects.
 */
export function settledQuestions(
	questions: Questions,
	kindOf: KindOf
): Question[] {
	return questions.map( ( question, index ) => {
		const { enabled, conditions } = question.logic;
		if ( conditions.length === 0 ) {
			return question;
		}
		const allowed = questions.slice( 0, index );
		const scope = { allowed, all: questions, kindOf };
		const isBlocked = enabled && ! areQualifying( allowed );
		const settled = conditions.map( ( condition ) =>
			settledCondition( condition, scope, isBlocked )
		);
		return settled.every( ( each, place ) => each === conditions[ place ] )
			? question
			: {
					...question,
					logic: { ...question.logic, conditions: settled },
				};
	} );
}

/** The errors of a list of conditions, with fields relative to the list, such as `[0].value`. */
export function conditionListErrors(
	conditions: readonly Condition[],
	scope: ConditionScope,
	isUsed: boolean
): FieldError[] {
	return conditions.flatMap( ( condition, index ) =>
		conditionErrors( condition, scope, isUsed ).map( ( error ) => ( {
			...error,
			field: `[${ index }].${ error.field }`,
		} ) )
	);
}

/** The errors of a question's logic, with fields relative to the question, such as `logic.conditions[0].value`. */
export function logicErrors(
	questions: Questions,
	index: number,
	kindOf: KindOf
): FieldError[] {
	const { enabled, conditions } = questions[ index ]!.logic;
	const allowed = questions.slice( 0, index );
	const blocking = () =>
		areQualifying( allowed )
			? { field: 'logic.conditions', code: 'conditions_required' }
			: { field: 'logic.enabled', code: 'no_earlier_choice' };
	const isBlocked =
		enabled &&
		! areAllOff( conditions ) &&
		( conditions.length === 0 || ! areQualifying( allowed ) );
	return [
		...( isBlocked ? [ blocking() ] : [] ),
		...conditionListErrors(
			conditions,
			{ allowed, all: questions, kindOf },
			enabled
		).map( ( error ) => ( {
			...error,
			field: `logic.conditions${ error.field }`,
		} ) ),
	];
}
