import type { Question } from './generated';
import { withOptionIds } from './option-ids';
import { optionsOf, withOptions } from './options';
import type { QuestionKind } from './question-kinds';

// 64 characters, so that six random bits select one without bias.
const ID_ALPHABET =
	'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const ID_LENGTH = 12;

/**
 * A new id: ASCII, at most 16 characters, permanent. It has 72 random bits, because the answers of all revisions of a
 * survey are stored by question id.
 */
export function newQuestionId(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( ID_LENGTH ) );
	return Array.from( bytes, ( byte ) =>
		ID_ALPHABET.charAt( byte % ID_ALPHABET.length )
	).join( '' );
}

/** A blank question with a new id and the defaults of its type. */
export function newQuestion( kind: QuestionKind ): Question {
	// The kind's config and settings make it a question of that type.
	const question = {
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
	return kind.options
		? withOptionIds( withOptions( question, optionsOf( question ), [] ) )
		: question;
}

/** The question of a new survey: a blank text question. */
export function firstQuestion(): Question {
	return newQuestion( { name: 'text' } );
}
