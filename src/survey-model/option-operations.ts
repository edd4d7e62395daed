import type { Question } from './generated';
import { newOptionId, optionIds, withOptionIds } from './option-ids';
import type { Option } from './options';
import { labelOf, optionsOf, withLabel, withOptions } from './options';
import { moved } from './question-changes';

/** The question with at least this number of options, filled up with blank ones, and with an id for each option. */
export function withOptionsFrom(
	question: Question,
	min: number,
	blank: Option
): Question {
	const options = optionsOf( question );
	const missing = Math.max( 0, min - options.length );
	return withOptionIds(
		missing === 0
			? question
			: withOptions( question, [
					...options,
					...Array.from( { length: missing }, () => blank ),
				] )
	);
}

/** The question with a blank option at the end. */
export function addOption( given: Question, blank: Option ): Question {
	const question = withOptionIds( given );
	const ids = optionIds( question );
	return withOptions(
		question,
		[ ...optionsOf( question ), blank ],
		[ ...ids, newOptionId( ids ) ]
	);
}

/** The question after an edit of the option at `index`: a function of the option. */
export function changeOption(
	question: Question,
	index: number,
	edit: ( option: Option ) => Option
): Question {
	return withOptions(
		question,
		optionsOf( question ).map( ( option, place ) =>
			place === index ? edit( option ) : option
		)
	);
}

/** The question with a new label for the option at `index`. */
export function renameOption(
	question: Question,
	index: number,
	label: string
): Question {
	return changeOption( question, index, ( option ) =>
		withLabel( option, label )
	);
}

/** The question without the option at `index`. */
export function removeOption( given: Question, index: number ): Question {
	const question = withOptionIds( given );
	const isKept = ( _: unknown, place: number ) => place !== index;
	return withOptions(
		question,
		optionsOf( question ).filter( isKept ),
		optionIds( question ).filter( isKept )
	);
}

/** The question with the option at `from` moved to `to`. */
export function moveOption(
	given: Question,
	from: number,
	to: number
): Question {
	const options = optionsOf( given );
	const next = moved( options, from, to );
	const ids = optionIds( withOptionIds( given ) );
	return next === options
		? given
		: withOptions( given, next, moved( ids, from, to ) );
}

/** The question with another id for the option at `index`, by default a new one: answers so far are those of another option. */
export function reidentifyOption(
	given: Question,
	index: number,
	id?: string
): Question {
	const question = withOptionIds( given );
	const ids = optionIds( question );
	return withOptions(
		question,
		optionsOf( question ),
		ids.map( ( other, place ) =>
			place === index ? ( id ?? newOptionId( ids ) ) : other
		)
	);
}

/** The labels in a text with one option a line. */
export function labelsIn( text: string ): string[] {
	return text
		.split( /\r\n|[\r\n\u2028\u2029]/ )
		.map( ( line ) => line.trim() )
		.filter( ( line ) => line !== '' );
}

/** The result of pasting labels. */
export interface PastedOptions {
	question: Question;
	/** The position of the last option that was pasted. */
	last: number;
	/** The number of labels for which there was no room. */
	left: number;
}

/**
 * Pastes labels as options: the first one replaces the label of the option at `index`, the others fill the blank options
 * after it and then become new options. An option that keeps its label keeps its id, also at another position.
 *
 * @param question
 * @param index
 * @param labels        At least one.
 * @param limits
 * @param limits.most   The greatest number of options of the question.
 * @param limits.length The greatest number of characters of a label.
 * @param limits.blank  A blank option of the question's type.
 */
export function pasteOptions(
	question: Question,
	index: number,
	labels: readonly string[],
	{ most, length, blank }: { most: number; length: number; blank: Option }
): PastedOptions {
	const options = optionsOf( question );
	const isBlank = ( option: Option | undefined ) =>
		option !== undefined && labelOf( option ).trim() === '';
	let filled = index + 1;
	while ( filled < index + labels.length && isBlank( options[ filled ] ) ) {
		filled++;
	}
	const kept = options.length - ( filled - index );
	const pasted = labels
		.slice( 0, Math.max( filled - index, most - kept ) )
		.map( ( label, place ) =>
			withLabel(
				index + place < filled ? options[ index + place ]! : blank,
				[ ...label ].slice( 0, length ).join( '' )
			)
		);
	const next = [
		...options.slice( 0, index ),
		...pasted,
		...options.slice( filled ),
	];
	return {
		question: withOptionIds( withOptions( question, next, [] ), question ),
		last: index + pasted.length - 1,
		left: labels.length - pasted.length,
	};
}
