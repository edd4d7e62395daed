import type { Question } from './generated';

/** An option of a question: its label, or an object with one. */
export type Option = string | { readonly label: string };

/** The type of the options of a question type. */
export type OptionOf< Asked extends Question > = Asked extends {
	config: { options: readonly ( infer Given )[] };
}
	? Given
	: Option;

/** The label of an option. */
export function labelOf( option: Option ): string {
	return typeof option === 'string' ? option : option.label;
}

/** The option with another label. */
export function withLabel( option: Option, label: string ): Option {
	return typeof option === 'string' ? label : { ...option, label };
}

function isOption( value: unknown ): value is Option {
	return (
		typeof value === 'string' ||
		typeof ( value as { label?: unknown } | null )?.label === 'string'
	);
}

/**
 * The options of a question, in order; empty for text questions. Works for every type: third-party types may store
 * other values under this key, which are ignored.
 */
export function optionsOf( { config }: Question ): readonly Option[] {
	const options: unknown = 'options' in config ? config.options : [];
	return Array.isArray( options ) && options.every( isOption ) ? options : [];
}

/** The labels of a question's options, in order. */
export function optionLabels( question: Question ): string[] {
	return optionsOf( question ).map( labelOf );
}

/**
 * The question with other options of the same type.
 *
 * @param question
 * @param options
 * @param ids      The ids of all of them; by default, changeQuestion() finds them.
 */
export function withOptions(
	question: Question,
	options: readonly Option[],
	ids?: readonly string[]
): Question {
	return {
		...question,
		config: {
			...question.config,
			options,
			...( ids && { option_ids: ids } ),
		},
		// The caller keeps the option type of this question type.
	} as Question;
}
