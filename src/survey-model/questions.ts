import type { Question } from './generated';
import type { QuestionKind } from './question-kinds';

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
