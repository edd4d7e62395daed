import type { Question } from './generated';
import type { Option } from './options';
import { optionsOf, withLabel, withOptions } from './options';

/** The question with at least this number of options, filled up with blank ones. */
export function withOptionsFrom(
	question: Question,
	min: number,
	blank: Option
): Question {
	const options = optionsOf( question );
	const missing = Math.max( 0, min - options.length );
	return missing === 0
		? question
		: withOptions( question, [
				...options,
				...Array.from( { length: missing }, () => blank ),
			] );
}

/** The question with the option at `index` replaced. */
export function replaceOption(
	question: Question,
	index: number,
	option: Option
): Question {
	return withOptions(
		question,
		optionsOf( question ).map( ( other, place ) =>
			place === index ? option : other
		)
	);
}

/** The question with a new label for the option at `index`. */
export function renameOption(
	question: Question,
	index: number,
	label: string
): Question {
	const option = optionsOf( question )[ index ];
	return option === undefined
		? question
		: replaceOption( question, index, withLabel( option, label ) );
}

/** The question without the option at `index`. */
export function removeOption( question: Question, index: number ): Question {
	return withOptions(
		question,
		optionsOf( question ).filter( ( _, place ) => place !== index )
	);
}
