import type { Question } from './generated';
import type { QuestionKind } from './question-kinds';
import { hasLabels } from './question-kinds';
import { newQuestion } from './questions';

type CommonSettings = Pick<
	Question[ 'settings' ],
	'required' | 'randomize' | 'comment_box'
>;

/** The common settings that the question has as another type. A type that cannot have one leaves it as it was `before`. */
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
 * The question as another type. Labels are kept between types whose options are only labels. Other config and the settings
 * that the new type cannot have are removed. Conditions on the question are those of changeQuestionType().
 *
 * @param question
 * @param from     The type that it has.
 * @param to       The type that it gets.
 * @param before   The question as it was when it last had that type, if it had: what was removed since comes back.
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
	const { id, title, logic } = question;
	// Both are questions of the new type.
	const changed = {
		...before,
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

/** The list with the item at `from` moved to `to`; the same list when there is no such place. */
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
