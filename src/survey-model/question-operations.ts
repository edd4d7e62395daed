import type { Condition } from './conditions';
import {
	changeConditionsOn,
	comparedValue,
	withQualifiedLogic,
	withoutLaterConditions,
} from './conditions';
import type { Question } from './generated';
import { optionLabels } from './options';
import { moved, withType } from './question-changes';
import type { KindOf, QuestionKind } from './question-kinds';
import { conditionValues, hasLabels } from './question-kinds';

/*
 * Operations on the questions of a survey. They keep each condition on an earlier question and, where that has options, on
 * one of its options; a logic block that loses its last condition, or the last earlier question that it can start from, is
 * turned off. Questions that do not change stay the
 * same objects, so the builder does not draw them anew.
 */

type Questions = readonly Question[];

function replaced( questions: Questions, changed: Question ): Questions {
	return questions.map( ( other ) =>
		other.id === changed.id ? changed : other
	);
}

/** The questions with a new one at the end. */
export function addQuestion(
	questions: Questions,
	question: Question
): Question[] {
	return [ ...questions, question ];
}

/**
 * The questions with a copy of one of them below it. The copy has the same conditions; conditions on the original stay on
 * the original.
 *
 * @param questions
 * @param id
 * @param copyId    The id of the copy.
 */
export function duplicateQuestion(
	questions: Questions,
	id: string,
	copyId: string
): Question[] {
	return questions.flatMap( ( question ) =>
		question.id === id
			? [ question, { ...question, id: copyId } ]
			: question
	);
}

/** The questions with the one at `from` moved to `to`. Removes conditions on questions that are no longer earlier. */
export function moveQuestion(
	questions: Questions,
	from: number,
	to: number
): Question[] {
	return [
		...withQualifiedLogic(
			withoutLaterConditions( moved( questions, from, to ) )
		),
	];
}

/** The questions without one question and the conditions on it. */
export function removeQuestion( questions: Questions, id: string ): Question[] {
	return [
		...withQualifiedLogic(
			changeConditionsOn(
				questions.filter( ( question ) => question.id !== id ),
				id,
				() => undefined
			)
		),
	];
}

/**
 * The questions with one of them changed, except for its type. Conditions follow an option whose label changes, and
 * are removed with a deleted option or number.
 *
 * @param questions
 * @param changed
 * @param kindOf    Needed if the settings change which values conditions can have, as the scale of an NPS question.
 */
export function changeQuestion(
	questions: Questions,
	changed: Question,
	kindOf?: KindOf
): Question[] {
	const before = questions.find( ( { id } ) => id === changed.id );
	const next = withoutLostValues(
		replaced( questions, changed ),
		before,
		changed,
		kindOf?.( changed.type )
	);
	if ( before === undefined || before.config === changed.config ) {
		return [ ...next ];
	}
	const [ old, now ] = [ optionLabels( before ), optionLabels( changed ) ];
	const follow = ( condition: Condition ) => {
		const value = comparedValue( condition.value, old, now );
		if ( value === condition.value ) {
			return condition;
		}
		return value === undefined ? undefined : { ...condition, value };
	};
	return [
		...( old.length + now.length === 0
			? next
			: changeConditionsOn( next, changed.id, follow ) ),
	];
}

/** Removes the conditions on numbers that a change of the settings has removed from the scale. */
function withoutLostValues(
	questions: Questions,
	before: Question | undefined,
	changed: Question,
	kind: QuestionKind | undefined
): Questions {
	if (
		before === undefined ||
		before.settings === changed.settings ||
		kind?.conditionValues === undefined
	) {
		return questions;
	}
	const values = [ '', ...kind.conditionValues( changed ) ];
	return changeConditionsOn( questions, changed.id, ( condition ) =>
		values.includes( condition.value ) ? condition : undefined
	);
}

/** A condition on a question whose type has changed; undefined if the new type does not support it. */
function retyped(
	condition: Condition,
	changed: Question,
	from: QuestionKind,
	to: QuestionKind
): Condition | undefined {
	const { comparators = [] } = to;
	const values = conditionValues( changed, to );
	const hadText = from.options === undefined && ! from.conditionValues;
	const isKept =
		condition.value === '' ||
		( values === undefined ? hadText : values.includes( condition.value ) );
	if ( isKept && comparators.includes( condition.compare ) ) {
		return condition;
	}
	const [ compare ] = comparators;
	const isDefault = condition.compare === from.comparators?.[ 0 ];
	return isKept &&
		isDefault &&
		compare !== undefined &&
		hasLabels( from ) &&
		hasLabels( to )
		? { ...condition, compare }
		: undefined;
}

/**
 * The questions with another type for one of them. Conditions on it are kept if the new type has the same option and
 * operator.
 *
 * @param questions
 * @param id
 * @param type
 * @param kindOf
 * @param before    The question when it last had the new type; see withType().
 */
export function changeQuestionType(
	questions: Questions,
	id: string,
	type: string,
	kindOf: KindOf,
	before?: Question
): Question[] {
	const question = questions.find( ( other ) => other.id === id );
	if ( question === undefined || question.type === type ) {
		return [ ...questions ];
	}
	const [ from, to ] = [ kindOf( question.type ), kindOf( type ) ];
	const changed = withType( question, from, to, before );
	return [
		...withQualifiedLogic(
			changeConditionsOn(
				replaced( questions, changed ),
				id,
				( condition ) => retyped( condition, changed, from, to )
			)
		),
	];
}
