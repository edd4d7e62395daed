import type { Question } from './generated';
import type { QuestionKind } from './question-kinds';
import { hasLabels } from './question-kinds';
import { withValueAt } from './paths';
import { newQuestion } from './questions';

type CommonSettings = Pick<
	Question[ 'settings' ],
	'required' | 'randomize' | 'comment_box'
>;

/**
 * The common settings of the question after the change of type. Settings that the current type does not have are
 * taken from `before`.
 */
function commonSettings(
	{ settings }: Question,
	from: QuestionKind,
	to: QuestionKind,
	{ settings: before }: Question
): CommonSettings {
	const canHaveComment = ( kind: QuestionKind ) =>
		kind.canHaveComment ?? true;
	const randomize =
		settings.randomize ||
		( from.options === undefined && before.randomize );
	const comment =
		settings.comment_box ||
		( ! canHaveComment( from ) && before.comment_box );
	return {
		required: settings.required,
		randomize: randomize && to.options !== undefined,
		comment_box: comment && canHaveComment( to ),
	};
}

/**
 * The question with another type. Types whose options are only labels keep each other's options. Title, description and
 * logic are kept. Other config and settings that the new type does not have are removed. changeQuestionType() handles the conditions on the question.
 *
 * @param question
 * @param from     The current type.
 * @param to       The new type.
 * @param before   The question when it last had the new type, if it had: restores what was removed since.
 */
export function withType(
	question: Question,
	from: QuestionKind,
	to: QuestionKind,
	before: Question = newQuestion( to )
): Question {
	if ( question.type === to.name ) {
		return question;
	}
	const { id, title, description, logic } = question;
	// Both values are questions of the new type.
	const changed = {
		...withValueAt( before, 'description', description ),
		id,
		title,
		logic,
		settings: {
			...before.settings,
			...commonSettings( question, from, to, before ),
		},
	} as Question;
	return hasLabels( from ) && hasLabels( to )
		? ( { ...changed, config: question.config } as Question )
		: changed;
}

/** The list with the item at `from` moved to `to`; the same list if either index does not exist. */
export function moved< T >(
	list: readonly T[],
	from: number,
	to: number
): readonly T[] {
	const item = list[ from ];
	if ( item === undefined || to < 0 || to >= list.length || from === to ) {
		return list;
	}
	const rest = list.filter( ( _, index ) => index !== from );
	return [ ...rest.slice( 0, to ), item, ...rest.slice( to ) ];
}
