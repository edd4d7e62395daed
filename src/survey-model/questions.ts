import type { Question } from './generated';
import { LIMITS } from './limits';
import type { QuestionType } from './question-types';

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

/** A blank question with the defaults of the specification. */
export function newQuestion( type: QuestionType ): Question {
	const common: Pick< Question, 'id' | 'title' | 'settings' | 'logic' > = {
		id: newQuestionId(),
		title: '',
		settings: { required: false, randomize: false, comment_box: false },
		logic: { enabled: false, action: 'show', conditions: [] },
	};
	switch ( type ) {
		case 'radio-button':
			return {
				...common,
				type,
				config: {
					options: Array< string >( LIMITS.minOptions ).fill( '' ),
				},
			};
		case 'text':
			return { ...common, type, config: {} };
	}
}

/** The question as another type. What was configured for the old type means nothing to the new one and goes. */
export function withType( question: Question, type: QuestionType ): Question {
	const { id, title, settings, logic } = question;
	return question.type === type
		? question
		: { ...newQuestion( type ), id, title, settings, logic };
}

/** The list with the item at `from` moved to `to`; the same list when there is no such place. */
export function moved< T >( list: T[], from: number, to: number ): T[] {
	const item = list[ from ];
	if ( item === undefined || to < 0 || to >= list.length || from === to ) {
		return list;
	}
	const rest = list.filter( ( _, index ) => index !== from );
	return [ ...rest.slice( 0, to ), item, ...rest.slice( to ) ];
}
