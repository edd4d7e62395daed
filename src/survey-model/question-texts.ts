import type { Question } from './generated';

/** The types whose empty field can show a placeholder. */
const WRITTEN = [ 'text', 'long-text', 'email' ] as const;

type WrittenQuestion = Extract<
	Question,
	{ type: ( typeof WRITTEN )[ number ] }
>;

/** Whether the question has a field that can show a placeholder. */
export function hasPlaceholder(
	question: Question
): question is WrittenQuestion {
	return ( WRITTEN as readonly string[] ).includes( question.type );
}

/** The question with another description. An empty one is absent, as the server stores it. */
export function withDescription(
	question: Question,
	description: string
): Question {
	const { description: _, ...others } = question;
	// Only the description differs.
	return (
		description === '' ? others : { ...others, description }
	) as Question;
}

/** The question with another placeholder. An empty one is absent, as the server stores it. */
export function withPlaceholder(
	question: WrittenQuestion,
	placeholder: string
): Question {
	const { placeholder: _, ...others } = question.config;
	// Only the config differs.
	return {
		...question,
		config: placeholder === '' ? others : { ...others, placeholder },
	} as Question;
}

/** The question with trimmed texts. */
export function withTrimmedTexts( question: Question ): Question {
	const { title, description = '' } = question;
	const trimmed = withDescription(
		{ ...question, title: title.trim() },
		description.trim()
	);
	return hasPlaceholder( trimmed )
		? withPlaceholder( trimmed, trimmed.config.placeholder?.trim() ?? '' )
		: trimmed;
}
