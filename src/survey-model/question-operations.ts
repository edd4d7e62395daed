import { changeConditionsOn, comparedValue, valuesOf } from './conditions';
import type { Condition, Question } from './generated';
import { withFollowedIds } from './option-ids';
import { optionsOf } from './options';
import { moved, withType } from './question-changes';
import type { KindOf, QuestionKind } from './question-kinds';
import { conditionValues, hasLabels } from './question-kinds';

/*
 * Operations on the questions of a survey. Conditions follow renamed options and are removed with their question; those that
 * cannot hold for now stay, and withQuestions() turns them off. Questions that do not change stay the same objects, so the
 * builder does not draw them anew.
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

/** The questions with the one at `from` moved to `to`. */
export function moveQuestion(
	questions: Questions,
	from: number,
	to: number
): Question[] {
	return [ ...moved( questions, from, to ) ];
}

/** The questions without one question and the conditions on it. Logic that loses its last condition is turned off. */
export function removeQuestion( questions: Questions, id: string ): Question[] {
	return [
		...changeConditionsOn(
			questions.filter( ( question ) => question.id !== id ),
			id,
			() => undefined
		),
	];
}

/**
 * The questions with one of them changed, except for its type. Its options keep their ids, and conditions follow an option whose label
 * changes.
 */
export function changeQuestion(
	questions: Questions,
	given: Question
): Question[] {
	const before = questions.find( ( { id } ) => id === given.id );
	if ( before === undefined || before.config === given.config ) {
		return [ ...replaced( questions, given ) ];
	}
	const changed = withFollowedIds( given, before );
	const next = replaced( questions, changed );
	const follow = ( condition: Condition ) => {
		const value = comparedValue( condition.value, before, changed );
		return value === condition.value ? condition : { ...condition, value };
	};
	return [
		...( optionsOf( before ).length + optionsOf( changed ).length === 0
			? next
			: changeConditionsOn( next, changed.id, follow ) ),
	];
}

/**
 * The questions after an edit of one of them: a function of the question as it is now. Nothing changes if it was deleted meanwhile.
 *
 * @param questions
 * @param id
 * @param edit      See changeQuestion() for what it may change.
 */
export function editQuestion(
	questions: Questions,
	id: string,
	edit: ( question: Question ) => Question
): Question[] {
	const question = questions.find( ( other ) => other.id === id );
	return question === undefined
		? [ ...questions ]
		: changeQuestion( questions, edit( question ) );
}

/**
 * A condition on a question whose type has changed: between types with labels, the default comparator becomes that of the new
 * type. Otherwise it stays, also if the new type does not support it.
 */
function retyped(
	condition: Condition,
	changed: Question,
	from: QuestionKind,
	to: QuestionKind
): Condition {
	const [ compare ] = to.comparators ?? [];
	const labels = conditionValues( changed, to ) ?? [];
	const isDefault =
		condition.compare === from.comparators?.[ 0 ] &&
		valuesOf( condition ).every( ( value ) => labels.includes( value ) );
	return isDefault &&
		compare !== undefined &&
		hasLabels( from ) &&
		hasLabels( to )
		? { ...condition, compare }
		: condition;
}

/**
 * The questions with another type for one of them.
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
		...changeConditionsOn(
			replaced( questions, changed ),
			id,
			( condition ) => retyped( condition, changed, from, to )
		),
	];
}
