import type { Question, TextQuestion } from './generated';
import type { QuestionType } from './question-types';
import { QUESTION_TYPES, hasLabels, rulesOf } from './question-types';

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

const ICON_SETTINGS = { icon_color: '#1579EF', icon_size: 'medium' } as const;

/** A blank question with the defaults of the specification (builder, section 3). */
export function newQuestion( type: QuestionType ): Question {
	const common: Pick< TextQuestion, 'id' | 'title' | 'settings' | 'logic' > =
		{
			id: newQuestionId(),
			title: '',
			settings: {
				required: false,
				randomize: false,
				comment_box: false,
			},
			logic: { enabled: false, action: 'show', conditions: [] },
		};
	switch ( type ) {
		case 'checkbox':
		case 'radio-button':
			return { ...common, type, config: { options: [] } };
		case 'image-radio':
			return {
				...common,
				type,
				config: {
					options: Array.from(
						{ length: QUESTION_TYPES[ type ].minOptions },
						() => ( { label: '', image: '' } )
					),
				},
			};
		case 'icon-choice':
			return {
				...common,
				type,
				config: { options: [] },
				settings: { ...common.settings, ...ICON_SETTINGS },
			};
		case 'email':
			return { ...common, type, config: { include_name: false } };
		case 'nps':
			return {
				...common,
				type,
				config: {},
				settings: { ...common.settings, start_at_zero: false },
			};
		case 'text':
		case 'long-text':
		case 'star-rating':
			return { ...common, type, config: {} };
	}
}

function withSettings< Changed extends Question >(
	question: Changed,
	settings: Partial< Question[ 'settings' ] >
): Changed {
	return { ...question, settings: { ...question.settings, ...settings } };
}

/** Those of the common settings that the question has as another type. A type that cannot have one says nothing about it. */
function commonSettings(
	{ type: from, settings }: Question,
	{ type: to, settings: before }: Question
): Pick<
	TextQuestion[ 'settings' ],
	'required' | 'randomize' | 'comment_box'
> {
	const [ old, now ] = [ rulesOf( from ), rulesOf( to ) ];
	const randomize =
		settings.randomize || ( old.minOptions === 0 && before.randomize );
	const comment =
		settings.comment_box || ( ! old.canHaveComment && before.comment_box );
	return {
		required: settings.required,
		randomize: randomize && now.minOptions > 0,
		comment_box: comment && now.canHaveComment,
	};
}

/**
 * The question as another type. Labels are kept between checkboxes and radio buttons; whatever else was configured for
 * the old type means nothing to the new one and goes, as do settings that the new one cannot have.
 *
 * @param question
 * @param type
 * @param before   The question as it was when it last had that type, if it had: what means nothing meanwhile comes back.
 */
export function withType(
	question: Question,
	type: QuestionType,
	before: Question = newQuestion( type )
): Question {
	if ( question.type === type ) {
		return question;
	}
	const { id, title, logic } = question;
	const changed = withSettings(
		{ ...before, id, title, logic },
		commonSettings( question, before )
	);
	return hasLabels( question ) && hasLabels( changed )
		? { ...changed, config: question.config }
		: changed;
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
