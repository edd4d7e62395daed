import type { Condition } from './conditions';
import { areQualifying } from './conditions';
import type { FieldError } from './field-errors';
import type { Question } from './generated';
import { plainLine } from './plain-text';
import type { KindOf } from './question-kinds';
import { conditionValues } from './question-kinds';

type Questions = readonly Question[];

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
	value: string,
	values: readonly string[] | undefined,
	isUsed: boolean
): FieldError[] {
	if ( value === '' ) {
		const code = values ? 'answer_required' : 'text_required';
		return isUsed ? [ { field: 'value', code } ] : [];
	}
	return values === undefined || values.includes( value )
		? []
		: [ { field: 'value', code: 'unknown_answer' } ];
}

/**
 * The errors of one condition, with fields relative to it. The server's rules are in the PHP class ConditionCheck.
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
	const question = scope.allowed.find(
		( { id } ) => id === condition.question_id
	);
	if ( question === undefined ) {
		return [ questionError( condition, scope ) ];
	}
	const kind = scope.kindOf( question.type );
	const isComparable = kind.comparators?.includes( condition.compare );
	return [
		...( isComparable
			? []
			: [ { field: 'compare', code: 'wrong_comparison' } ] ),
		...valueErrors(
			plainLine( condition.value ),
			conditionValues( question, kind )?.map( plainLine ),
			isUsed
		),
	];
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
		enabled && ( conditions.length === 0 || ! areQualifying( allowed ) );
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
