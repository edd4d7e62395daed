import type { Question } from './generated';
import type { QuestionKind } from './question-kinds';
import { hasLabels } from './question-kinds';

// 64 characters, so that six random bits pick one without bias.
const ID_ALPHABET =
	'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const ID_LENGTH = 12;

/**
 * A new id: ascii, at most 16 characters, kept for ever. 72 random bits, because answers of all revisions of a survey
 * are stored under it.
 */
export function newQuestionId(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( ID_LENGTH ) );
	return Array.from( bytes, ( byte ) =>
		ID_ALPHABET.charAt( byte % ID_ALPHABET.length )
	).join( '' );
}

/** A blank question with a new id and the defaults of its type. */
export function newQuestion( kind: QuestionKind ): Question {
	// What the kind declares makes it a question of its type.
	return {
		id: newQuestionId(),
		type: kind.name,
		title: '',
		config: kind.config ?? {},
		settings: {
			required: false,
			randomize: false,
			comment_box: false,
			...kind.settings,
		},
		logic: { enabled: false, action: 'show', conditions: [] },
	} as Question;
}

/** What a survey without questions starts with: a blank text question. */
export function firstQuestion(): Question {
	return newQuestion( { name: 'text' } );
}

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
